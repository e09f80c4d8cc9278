import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { COUNTRIES, countries } from '../../lending/countries/countries.ts'

const folder = join(import.meta.dirname, '../../../specimens')

const offered: ReadonlySet<string> = new Set(
  COUNTRIES.flatMap((each) => countries[each].samples.pictures.map(({ file }) => file)),
)

/** The bytes of a sample picture of an edition; undefined for any name that none offers. */
export async function specimenBytes(file: string): Promise<Buffer | undefined> {
  return offered.has(file) ? readFile(join(folder, file)) : undefined
}
