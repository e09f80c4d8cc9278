import { AwsV4Signer } from 'aws4fetch'

/** A bucket of an S3-compatible store, and the key that may write, read, list and delete in it. */
export interface ObjectStoreSettings {
  /** The bucket's own address, whichever way the store names buckets, without a slash at the end. */
  url: string
  keyId: string
  secret: string
  region: string
  /** Milliseconds that the store has for one answer. */
  answerWithinMs: number
}

/** The store did not do what it was asked for, or not in time. */
class ObjectStoreFailed extends Error {
  override name = 'ObjectStoreFailed'
}

/** An object has more bytes than it may have. */
export class ObjectTooLarge extends Error {
  override name = 'ObjectTooLarge'
}

/** All that is put by others stands under this prefix, so that the bucket may hold other things too. */
const INBOX = 'inbox/'

/**
 * An address that takes exactly `size` bytes of type `mime`, as `name`, within `seconds`: the store's
 * signature covers all four.
 */
export async function addressToPut(
  store: ObjectStoreSettings,
  name: string,
  { mime, size, seconds }: { mime: string; size: number; seconds: number },
): Promise<string> {
  const url = new URL(addressOf(store, name))
  url.searchParams.set('X-Amz-Expires', String(seconds))
  const signer = signerOf(store, url, 'PUT', {
    signQuery: true,
    // Length and type are signed too, which is what binds them.
    allHeaders: true,
    headers: { 'content-type': mime, 'content-length': String(size) },
  })
  return (await signer.sign()).url.href
}

/**
 * The bytes of an object; undefined where there is none. Throws `ObjectTooLarge` at the first byte beyond
 * `most`.
 */
export async function readObject(
  store: ObjectStoreSettings,
  name: string,
  most: number,
): Promise<Buffer | undefined> {
  return ask(store, 'GET', addressOf(store, name), async (response) => {
    if (response.status === 404) return undefined
    if (!response.ok) throw new ObjectStoreFailed(`GET answered ${response.status}`)
    return bytesOf(response, most)
  })
}

/** Deletes an object; one that is not there is deleted already. */
export async function deleteObject(store: ObjectStoreSettings, name: string): Promise<void> {
  await ask(store, 'DELETE', addressOf(store, name), async (response) => {
    if (response.ok || response.status === 404) return
    throw new ObjectStoreFailed(`DELETE answered ${response.status}`)
  })
}

/** The names of objects that were put before `until`: the thousand whose names come first. */
export async function objectsPutBefore(store: ObjectStoreSettings, until: Date): Promise<string[]> {
  const url = `${store.url}?list-type=2&prefix=${encodeURIComponent(INBOX)}`
  const list = await ask(store, 'GET', url, async (response) => {
    if (!response.ok) throw new ObjectStoreFailed(`the list answered ${response.status}`)
    return (await bytesOf(response, LONGEST_LIST)).toString('utf8')
  })
  return [...list.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const name = /<Key>inbox\/([\w-]+)<\/Key>/.exec(entry)?.[1]
    const putAt = Date.parse(/<LastModified>([^<]+)<\/LastModified>/.exec(entry)?.[1] ?? '')
    return name !== undefined && putAt < until.getTime() ? [name] : []
  })
}

/** A list has a thousand entries of some 400 bytes. */
const LONGEST_LIST = 2 * 1024 * 1024

const addressOf = ({ url }: ObjectStoreSettings, name: string): string => `${url}/${INBOX}${name}`

type Signing = Pick<
  ConstructorParameters<typeof AwsV4Signer>[0],
  'signQuery' | 'allHeaders' | 'headers'
>

const signerOf = (
  { keyId, secret, region }: ObjectStoreSettings,
  url: URL,
  method: string,
  signing: Signing = {},
): AwsV4Signer =>
  new AwsV4Signer({
    method,
    url: url.href,
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    ...signing,
  })

/** A request of our own; the time bounds its answer to the last byte, and a redirect is none. */
async function ask<Result>(
  store: ObjectStoreSettings,
  method: string,
  address: string,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const { url, headers } = await signerOf(store, new URL(address), method).sign()
  try {
    const signal = AbortSignal.timeout(store.answerWithinMs)
    return await read(await fetch(url, { method, headers, redirect: 'error', signal }))
  } catch (error) {
    if (error instanceof ObjectTooLarge || error instanceof ObjectStoreFailed) throw error
    throw new ObjectStoreFailed(`${method} got no answer`, { cause: error })
  }
}

/** What has come is given up with the first byte too many, whatever the headers say. */
async function bytesOf(response: Response, most: number): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let size = 0
  const body: AsyncIterable<Uint8Array> | null = response.body
  for await (const piece of body ?? []) {
    size += piece.length
    // Leaving the loop ends the connection.
    if (size > most) throw new ObjectTooLarge()
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
