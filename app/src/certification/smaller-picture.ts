/** In low-data mode a picture is drawn once more, smaller: the difference is exactly what the mode saved. */
import { compressPhoto } from '@paso/ui-kit'
import { savesData } from '../session/low-data.ts'
import { readStored, writeStored } from '../session/stored-values.ts'

/** A card of this size is still read well; a usual picture has 1600 px and 300 kB. */
const limits = { maxEdge: 1280, maxBytes: 100_000 }

/** Bytes by which a picture became smaller, until they are counted. */
const spared = new WeakMap<Blob, number>()

/** The picture as it is to be sent. */
export async function smallerPicture(taken: Blob): Promise<Blob> {
  if (!savesData()) return taken
  try {
    const { blob } = await compressPhoto(taken, limits)
    if (blob.size >= taken.size) return taken
    spared.set(blob, taken.size - blob.size)
    return blob
  } catch {
    // A device that cannot draw it once more sends it as it is.
    return taken
  }
}

/** Counts what was saved by a picture that has arrived. */
export function countSaved(sent: Blob): void {
  const bytes = spared.get(sent)
  if (bytes === undefined) return
  spared.delete(sent)
  writeStored('data_saved', (readStored('data_saved') ?? 0) + bytes)
}
