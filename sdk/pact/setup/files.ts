import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const file = (name: string) => join(import.meta.dirname, '../files', name)

/** A picture that a borrower uploads. */
export const certificatePath = file('certificate.jpg')
export const certificate = readFileSync(certificatePath)

/** The size of a part when the picture goes in two. */
export const PART_BYTES = 200

/** The beginning of a paper, and a whole archive with one entry. */
export const paperPath = file('paper.pdf')
export const archivePath = file('archive.zip')
