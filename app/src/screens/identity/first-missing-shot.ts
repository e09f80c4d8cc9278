import { shots } from '../../application-flow/forms/identity.ts'
import { savedImage } from '../../session/images.ts'

/** Where to go on: the first picture that the lender does not have yet, else the last. */
export async function firstMissingShot(): Promise<number> {
  const saved = await Promise.all(shots.map(({ purpose }) => savedImage(purpose)))
  const missing = saved.findIndex((image) => image?.fileId === undefined)
  return missing < 0 ? shots.length - 1 : missing
}
