import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../specimens')

/** The sample pictures that the console offers. */
export const specimens = [
  { file: 'th-id-front.jpg', label: 'Thai card, front' },
  { file: 'th-id-back.jpg', label: 'Thai card, back' },
  { file: 'th-holder.jpg', label: 'Person with the card' },
  { file: 'work-certificate.jpg', label: 'Work certificate' },
  { file: 'bad-blurred.jpg', label: 'Bad: blurred' },
  { file: 'bad-cut-off.jpg', label: 'Bad: cut off' },
  { file: 'bad-glare.jpg', label: 'Bad: glare' },
  { file: 'bad-not-a-document.jpg', label: 'Bad: not a document' },
] as const

/** A sample picture's bytes; undefined for any name that is not in the list. */
export async function specimenBytes(file: string): Promise<Buffer | undefined> {
  return specimens.some((each) => each.file === file) ? readFile(join(folder, file)) : undefined
}
