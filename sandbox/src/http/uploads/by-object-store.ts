import type { FastifyBaseLogger } from 'fastify'
import { Failure } from '../../foundation/failure.ts'
import type { PictureType } from '../../lending/uploads/picture-type.ts'
import { TICKET_LIFE, type Ticket, type Upload } from '../../lending/uploads/upload-store.ts'
import {
  addressToPut,
  deleteObject,
  ObjectTooLarge,
  readObject,
  type ObjectStoreSettings,
} from '../../store/objects/object-store.ts'

/** Where the bytes of a ticket go: into the object store where there is one, else through this API. */
export async function placeFor(
  store: ObjectStoreSettings | undefined,
  { uploadId, fileId }: Ticket,
  { mime, size }: { mime: PictureType; size: number },
) {
  if (!store) return { kind: 'server' as const, url: `/file/upload/${uploadId}`, headers: {} }
  const url = await addressToPut(store, fileId, { mime, size, seconds: TICKET_LIFE / 1000 })
  // The length is signed as well; the sender of the bytes states it anyway.
  return { kind: 'oss' as const, url, headers: { 'Content-Type': mime } }
}

/** Hand-ins under way: calls for the same object at the same time share one. */
const underWay = new Map<string, Promise<void>>()

/**
 * Fetches what was put into the store for a ticket, gives it to `keep`, and then deletes it there. Does nothing
 * where there is no object. The signature has bound its size: a store that did not keep to that is not
 * trusted, and what it has is deleted too, with 413001 or 415001. 503001 while the store does not answer.
 */
export function takeHandedIn(
  store: ObjectStoreSettings,
  { fileId, claimedSize }: Upload,
  log: FastifyBaseLogger,
  keep: (bytes: Uint8Array) => Promise<unknown>,
): Promise<void> {
  const begun = underWay.get(fileId)
  if (begun) return begun
  const taking = async (): Promise<void> => {
    const fetched = await readObject(store, fileId, claimedSize).catch((error: unknown) => {
      if (error instanceof ObjectTooLarge) return 'too_large' as const
      log.error({ err: error }, 'the object store failed')
      throw new Failure('try_later', { retryAfter: 5 })
    })
    if (fetched === undefined) return
    const isWhole = fetched !== 'too_large' && fetched.length === claimedSize
    if (isWhole) await keep(fetched)
    // What cannot be deleted now goes with what is left over.
    await deleteObject(store, fileId).catch((error: unknown) => {
      log.error({ err: error }, 'an object stays in the store for now')
    })
    if (fetched === 'too_large') {
      throw new Failure('too_large', { data: { max_bytes: claimedSize } })
    }
    if (!isWhole) throw new Failure('wrong_content')
  }
  const taken = taking().finally(() => underWay.delete(fileId))
  underWay.set(fileId, taken)
  return taken
}
