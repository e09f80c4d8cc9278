import { askForTheTime } from '../lender/ask-for-the-time.ts'
import { savedImage, storedPurposes } from './images.ts'

/** Of pictures that no page asks for any more: each is looked at as a page would, which deletes it when its day is over. */
export async function deleteOldImages(): Promise<void> {
  const purposes = await storedPurposes()
  if (purposes.length === 0) return
  await askForTheTime()
  await Promise.all(purposes.map(savedImage))
}
