-- Runs the shrinking challenge with QuickCheck and prints one row per exercise, separated by tabs.
--
--     apt-get install ghc libghc-quickcheck2-dev
--     ghc -O -outputdir /tmp/quickcheck -o /tmp/quickcheck-challenge QuickCheckChallenge.hs
--     /tmp/quickcheck-challenge [SEEDS]
--
-- The definitions are those of ../Sources/ShrinkingChallenge/Challenges.swift. The binary heap is left
-- out: it would need a shrinker written by hand, which would be the thing measured.
module Main (main) where

import Control.Monad (forM)
import Data.Int (Int16)
import Data.IORef
import Data.List (delete, nub, sort)
import qualified Data.Set as Set
import System.CPUTime (getCPUTime)
import System.Environment (getArgs)
import System.IO
import Test.QuickCheck
import Test.QuickCheck.Random (mkQCGen)
import Text.Printf

data Run = Run {cases :: !Int, evaluations :: !Int, result :: Maybe String}

-- Nothing: the value does not meet the assumption.
type Verdict = Maybe Bool

-- A shrink that takes longer than this is cut off.
limit :: Int
limit = 200000

challenge :: Show a => Int -> String -> [String] -> Gen a -> (a -> [a]) -> (a -> Verdict) -> IO ()
challenge seeds name minima gen smaller property' = do
  runs <- forM [1 .. seeds] $ \seed -> do
    ref <- newIORef (Run 0 0 Nothing)
    let judge x = case property' x of
          Nothing -> property Discard
          Just holds -> ioProperty $ do
            run <- readIORef ref
            if evaluations run > limit
              then pure (property True)
              else do
                let text = show x
                    counted = maybe run {cases = cases run + 1} (const run {evaluations = evaluations run + 1}) (result run)
                writeIORef ref $! if holds then counted else length text `seq` counted {result = Just text}
                pure (property holds)
    _ <- quickCheckWithResult
      stdArgs {chatty = False, maxSuccess = 20000, maxDiscardRatio = 100, replay = Just (mkQCGen seed, 0)}
      (forAllShrink gen smaller judge)
    readIORef ref
  let found = [text | Run {result = Just text} <- runs]
      costs = sort [evaluations run | run@Run {result = Just _} <- runs]
      at share = if null costs then 0 else costs !! min (length costs - 1) (floor (share * fromIntegral (length costs) :: Double))
      mean = fromIntegral (sum costs) / fromIntegral (max 1 (length costs)) :: Double
      minimal = length (filter (`elem` minima) found)
  perSecond <- speed gen property'
  printf "quickcheck-2.14.2\t%s\t%d/%d\t%d\t%.1f\t%d\t%d\t%d\t%d\t%.0f\n" name minimal seeds (length (nub found)) mean
    (at 0.5) (at 0.95) (at 1) (sort (map cases runs) !! (seeds `div` 2)) perSecond
  hFlush stdout

-- Valid examples per second of processor time.
speed :: Show a => Gen a -> (a -> Verdict) -> IO Double
speed gen property' = do
  count <- newIORef (0 :: Int)
  start <- getCPUTime
  _ <- quickCheckWithResult stdArgs {chatty = False, maxSuccess = 20000, maxDiscardRatio = 1000} $
    forAll gen $ \x -> case property' x of
      Nothing -> property Discard
      Just holds -> holds `seq` ioProperty (modifyIORef' count (+ 1) >> pure (property True))
  end <- getCPUTime
  total <- readIORef count
  pure (fromIntegral total / (fromIntegral (end - start) * 1e-12))

wrappingSum :: [Int16] -> Int16
wrappingSum = sum

data Expression = Literal Int | Sum Expression Expression | Quotient Expression Expression
  deriving (Eq, Show)

expressions :: Gen Expression
expressions = sized (go . min 16)
  where
    go 0 = Literal <$> arbitrary
    go n = let part = go (n `div` 2) in oneof [Literal <$> arbitrary, Sum <$> part <*> part, Quotient <$> part <*> part]

smallerExpressions :: Expression -> [Expression]
smallerExpressions expression = case expression of
  Literal n -> Literal <$> shrink n
  Sum a b -> parts Sum a b
  Quotient a b -> parts Quotient a b
  where
    parts make a b = [a, b] ++ [make c b | c <- smallerExpressions a] ++ [make a c | c <- smallerExpressions b]

dividesByLiteralZero :: Expression -> Bool
dividesByLiteralZero (Literal _) = False
dividesByLiteralZero (Quotient _ (Literal 0)) = True
dividesByLiteralZero (Quotient a b) = dividesByLiteralZero a || dividesByLiteralZero b
dividesByLiteralZero (Sum a b) = dividesByLiteralZero a || dividesByLiteralZero b

value :: Expression -> Maybe Int
value (Literal n) = Just n
value (Sum a b) = (+) <$> value a <*> value b
value (Quotient a b) = do
  x <- value a
  y <- value b
  case y of
    0 -> Nothing
    -1 -> Just (negate x)
    _ -> Just (x `div` y)

main :: IO ()
main = do
  arguments <- getArgs
  let seeds = case arguments of
        (count : _) -> read count
        [] -> 100
      short = (choose (0, 10) >>= \n -> vectorOf n arbitraryBoundedIntegral) `suchThat` ((< 256) . wrappingSum)
      isShort list = wrappingSum list < 256
      positive = getPositive <$> arbitrary :: Gen Int
      smallerPair (a, b) = filter (\(x, y) -> x > 0 && y > 0) (shrink (a, b))
      difference isBad (a, b) = Just (a < 10 || not (isBad (abs (a - b))))
      distinctCount = Set.size . Set.fromList
  challenge seeds "bound5" ["[[],[],[],[-1],[-32768]]"] (vectorOf 5 short)
    (\lists -> [s | s <- shrink lists, length s == 5, all isShort s]) (\lists -> Just (wrappingSum (concat lists) < 5 * 256))
  challenge seeds "large_union_list" ["[[0,1,-1,2,-2]]", "[[0,1,2,3,4]]"] (arbitrary :: Gen [[Int]]) shrink
    (\lists -> Just (distinctCount (concat lists) <= 4))
  challenge seeds "reverse" ["[0,1]"] (arbitrary :: Gen [Int]) shrink (\list -> Just (list == reverse list))
  challenge seeds "calculator"
    [ "Quotient (Literal 0) (Sum (Literal 0) (Literal 0))", "Quotient (Literal 0) (Quotient (Literal 0) (Literal 1))" ]
    expressions smallerExpressions
    (\e -> if dividesByLiteralZero e then Nothing else Just (value e /= Nothing))
  challenge seeds "coupling" ["[1,0]"] (listOf (choose (0, 10 :: Int))) shrink
    ( \list -> if any (\n -> n < 0 || n >= length list) list then Nothing
        else Just (not (or [i /= j && list !! j == i | (i, j) <- zip [0 ..] list])) )
  challenge seeds "deletion" ["([0,0],0)"] ((,) <$> (arbitrary :: Gen [Int]) <*> choose (0, 10)) shrink
    ( \(list, index) -> if index < 0 || index >= length list then Nothing
        else let x = list !! index in Just (x `notElem` delete x list) )
  challenge seeds "difference_zero" ["(10,10)"] ((,) <$> positive <*> positive) smallerPair (difference (== 0))
  challenge seeds "difference_small" ["(10,6)"] ((,) <$> positive <*> positive) smallerPair (difference (\d -> d >= 1 && d <= 4))
  challenge seeds "difference_one" ["(10,9)"] ((,) <$> positive <*> positive) smallerPair (difference (== 1))
  challenge seeds "distinct" ["[0,1,-1]", "[0,1,2]"] (arbitrary :: Gen [Int]) shrink (\list -> Just (distinctCount list < 3))
  challenge seeds "lengthlist" ["[900]"] (choose (1, 100) >>= \n -> vectorOf n (choose (0, 1000 :: Int)))
    (filter (\list -> not (null list) && all (\x -> x >= 0 && x <= 1000) list) . shrink) (\list -> Just (maximum (0 : list) < 900))
  challenge seeds "nestedlists" ["[[" ++ concat (replicate 10 "0,") ++ "0]]"] (listOf (listOf (pure (0 :: Int)))) shrink
    (\lists -> Just (sum (map length lists) <= 10))
