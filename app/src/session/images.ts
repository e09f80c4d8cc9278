/**
 * Pictures taken and not yet submitted. They live in IndexedDB, never in localStorage, and are
 * gone after submission, sign-out or 24 hours (D13). A device that refuses IndexedDB keeps them
 * in memory for as long as the page lives.
 */
import { clear, createStore, del, get, keys, set, type UseStore } from 'idb-keyval'
import type { Schema } from '../lender/answers.ts'
import { ageOf, keptNow, type Kept } from '../lender/lender-clock.ts'
import { readStored } from './stored-values.ts'

export interface SavedImage extends Kept {
  blob: Blob
  /** Where the lender has it, once the bytes are uploaded. */
  fileId?: string
  /** Where its bytes go, from when their sending has begun until they have arrived. */
  ticket?: Schema<'UploadTicket'>
  /** Who took it: another tab may have signed out meanwhile, and somebody else in. */
  owner: string | undefined
}

const lifetime = 24 * 60 * 60 * 1000
const inMemory = new Map<string, SavedImage>()
let store: UseStore | undefined

const images = (): UseStore => (store ??= createStore('paso-images', 'images'))

/** Saves a picture for one upload purpose, in place of an earlier one. */
export async function saveImage(
  purpose: string,
  image: Omit<SavedImage, 'owner' | keyof Kept>,
): Promise<void> {
  const kept = { ...image, owner: readStored('user_id'), ...keptNow() }
  inMemory.set(purpose, kept)
  try {
    await set(purpose, kept, images())
  } catch {
    return
  }
}

/** The picture of a purpose, unless it is older than a day or somebody else's. */
export async function savedImage(purpose: string): Promise<SavedImage | undefined> {
  const image = inMemory.get(purpose) ?? (await storedImage(purpose))
  if (image === undefined) return undefined
  const isOwn = image.owner === readStored('user_id')
  if (isOwn && ageOf(image) < lifetime) return image
  await deleteImage(purpose)
  return undefined
}

export async function deleteImage(purpose: string): Promise<void> {
  inMemory.delete(purpose)
  try {
    await del(purpose, images())
  } catch {
    return
  }
}

/** What the device has a picture for, however old. */
export const storedPurposes = (): Promise<string[]> => keys<string>(images())

/** Part of signing out. */
export async function deleteImages(): Promise<void> {
  inMemory.clear()
  try {
    await clear(images())
  } catch {
    return
  }
}

async function storedImage(purpose: string): Promise<SavedImage | undefined> {
  try {
    return await get<SavedImage>(purpose, images())
  } catch {
    return undefined
  }
}
