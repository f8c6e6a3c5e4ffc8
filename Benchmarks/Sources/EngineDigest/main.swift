// Prints what the engine makes of fixed seeds, and fails where it is not what is pinned.
import Foundation

var isSame = true
for digest in try EngineDigest.all() {
  let isPinned = digest.found == digest.pinned
  print("\(digest.name): \(digest.found)\(isPinned ? "" : ", not \(digest.pinned)")")
  isSame = isSame && isPinned
}
exit(isSame ? 0 : 1)
