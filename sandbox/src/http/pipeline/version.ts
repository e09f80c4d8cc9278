import { Failure } from '../../foundation/failure.ts'

/** The newest version of the app and where it is. The sandbox publishes none: its page is the app. */
const DOWNLOAD_URL = 'https://example.com/update'

/** 426001 for a version of the app below the minimum (D28). */
export function checkVersion(version: string, minimum: string): void {
  if (compare(version, minimum) >= 0) return
  throw new Failure('version_too_old', { data: versionsOf(minimum) })
}

/** What the version check answers, in the shape of the contract. */
export function versionsOf(minimum: string) {
  return { version: minimum, download_url: DOWNLOAD_URL, minimum_version: minimum }
}

/** Compares dotted numbers part by part; what is no number counts as zero. */
function compare(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)]
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

function partsOf(version: string): number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10) || 0)
}
