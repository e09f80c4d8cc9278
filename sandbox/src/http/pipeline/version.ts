import { Failure } from '../../foundation/failure.ts'
import { compareVersions } from '../../lending/settings/compare-versions.ts'
import type { Settings } from '../../lending/settings/settings.ts'

/** 426001 for a version of the app below the minimum (D28). */
export function checkVersion(version: string, settings: Settings): void {
  if (compareVersions(version, settings.minimumVersion) >= 0) return
  throw new Failure('version_too_old', { data: versionsOf(settings) })
}

/** What the version check answers, in the shape of the contract. */
export function versionsOf({ newestVersion, downloadUrl, minimumVersion }: Settings) {
  return { version: newestVersion, download_url: downloadUrl, minimum_version: minimumVersion }
}
