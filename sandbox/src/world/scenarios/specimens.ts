import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Country } from '../../lending/settings/settings.ts'

const folder = join(import.meta.dirname, '../../../specimens')

/** A sample picture that the console offers. */
export interface Specimen {
  file: string
  label: string
}

/** `card` and `bad` are how a country's files begin; the first ones drawn have no country in front. */
const documents = (name: string, card: string, bad: string): readonly Specimen[] => [
  { file: `${card}-id-front.jpg`, label: `${name} card, front` },
  { file: `${card}-id-back.jpg`, label: `${name} card, back` },
  { file: `${card}-holder.jpg`, label: 'Person with the card' },
  { file: `${bad}work-certificate.jpg`, label: 'Work certificate' },
  { file: `${bad}bad-blurred.jpg`, label: 'Bad: blurred' },
  { file: `${bad}bad-cut-off.jpg`, label: 'Bad: cut off' },
  { file: `${bad}bad-glare.jpg`, label: 'Bad: glare' },
  { file: 'bad-not-a-document.jpg', label: 'Bad: not a document' },
]

/** The sample pictures of each edition. */
export const specimensOf: Readonly<Record<Country, readonly Specimen[]>> = {
  TH: documents('Thai', 'th', ''),
  MX: documents('Mexican', 'mx', 'mx-'),
  PK: documents('Pakistani', 'pk', 'pk-'),
  EG: documents('Egyptian', 'eg', 'eg-'),
  GENERIC: documents('Sample', 'generic', 'generic-'),
}

/** The bytes of a sample picture of the edition; undefined for any name that is not in its list. */
export async function specimenBytes(country: Country, file: string): Promise<Buffer | undefined> {
  const isOffered = specimensOf[country].some((each) => each.file === file)
  return isOffered ? readFile(join(folder, file)) : undefined
}
