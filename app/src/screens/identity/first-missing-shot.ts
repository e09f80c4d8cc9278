import { shots } from '../../application-flow/forms/identity.ts'
import { keptImage } from '../../session/images.ts'

/** Where to go on: the first picture that the lender does not have yet, else the last. */
export async function firstMissingShot(): Promise<number> {
  const kept = await Promise.all(shots.map(({ purpose }) => keptImage(purpose)))
  const missing = kept.findIndex((image) => image?.fileId === undefined)
  return missing < 0 ? shots.length - 1 : missing
}
