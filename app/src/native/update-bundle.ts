/** A newer bundle of the page for a wrapper that carries its own (D32). Served from its next start on; nothing is said of it. */
import { remoteConfig } from '../lender/remote-config.ts'
import { isBelow } from '../session/app-version.ts'
import { readStored } from '../session/stored-values.ts'
import { nativeProblem } from './native-problem.ts'
import { openBridge } from './open-bridge.ts'

/** Has the wrapper fetch it where remote config names all three of address, checksum and a higher version. */
export async function fetchBundle(): Promise<void> {
  const served = readStored('appInfo')?.h5_version
  if (served === undefined) return
  try {
    const { bundle_url: url, bundle_sha256: sha256, bundle_version: version } = await remoteConfig()
    if (url === undefined || sha256 === undefined || version === undefined) return
    if (!isBelow(served, version)) return
    const { updateZip } = await openBridge()
    await updateZip({ url, sha256, version })
  } catch (failure) {
    nativeProblem(failure)
  }
}
