/** The check of the face by the wrapper: starts the vendor with what remote config has, then shows its view (D14). */
import type { RemoteConfig } from '../lender/remote-config.ts'
import { openBridge } from './open-bridge.ts'

/** @returns the id of the check; rejects with what `nativeProblem` reads */
export async function checkFace({ adai_key, adai_secret }: RemoteConfig): Promise<string> {
  const bridge = await openBridge()
  if (adai_key !== undefined && adai_secret !== undefined) {
    await bridge.initAdvance({ adai_key, adai_secret })
  }
  return (await bridge.launchLivenessView()).liveness_id
}
