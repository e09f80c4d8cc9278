import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of an archive. */
export interface ArchivedFile {
  name: string
  bytes: Uint8Array
  /** Packed already, as pictures are: it goes in as it is. */
  isPacked?: boolean
}

/** The bytes of a ZIP, each file's as soon as it has come: no more than one is held. */
export async function* archiveOf(
  files: AsyncIterable<ArchivedFile>,
  mtime: Date,
): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for await (const { name, bytes, isPacked } of files) {
    const entry = isPacked === true ? new ZipPassThrough(name) : new ZipDeflate(name)
    entry.mtime = mtime
    zip.add(entry)
    entry.push(bytes, true)
    yield* chunks.splice(0)
  }
  zip.end()
  yield* chunks.splice(0)
}
