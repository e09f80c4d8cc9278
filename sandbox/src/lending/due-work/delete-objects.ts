import {
  deleteObject,
  objectsPutBefore,
  type ObjectStoreSettings,
} from '../../store/objects/object-store.ts'

/** Twice the life of a ticket: nobody can hand in an object that was put so long ago. */
const LEFT_OVER_AFTER = 30 * 60_000

/**
 * Deletes objects that were never handed in, and what was put again after it was. The store's own list is
 * asked, so that nothing stays of an account that is gone. Several lenders may do it at once. `now` is
 * security time.
 */
export async function deleteLeftObjects(store: ObjectStoreSettings, now: Date): Promise<number> {
  const names = await objectsPutBefore(store, new Date(now.getTime() - LEFT_OVER_AFTER))
  for (const name of names) await deleteObject(store, name)
  return names.length
}
