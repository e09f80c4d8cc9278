import { hasConsent, type Purpose } from '../../lending/consents/consent-store.ts'
import { saveList } from '../../lending/device-lists/list-store.ts'
import { countries } from '../../lending/countries/countries.ts'
import { listReader, type ReadList } from '../../lending/device-lists/list-reader.ts'
import { MOST_ENTRIES, type ListFault } from '../../lending/device-lists/read-list.ts'
import { Failure, fieldsInvalid } from '../../foundation/failure.ts'
import { NoPlace } from '../../foundation/turns.ts'
import { countAttempt } from '../../lending/borrowers/tries.ts'
import { listsAskedFor, type ListName } from '../../lending/settings/remote-config.ts'
import { lockBorrower } from '../../lending/borrowers/borrowers.ts'
import type { Call, Handlers, Preparation } from '../pipeline/handler.ts'

/** Lists of a borrower within 24 hours, good or bad: each costs what twenty other calls do. */
const MOST_A_DAY = 10

type ListOperation = 'uploadContacts' | 'uploadApps' | 'uploadMessages'
type ListCall = Parameters<Preparation<ListOperation>>[0]

const purposes = {
  contacts: 'contacts_list',
  apps: 'apps_list',
  messages: 'messages_list',
} as const satisfies Record<ListName, Purpose>

/** What was read of the calls that are at work, by their bodies. */
const found = new WeakMap<object, ReadList | ListFault>()

/** Lists of the device (D12): taken only where they are asked for and the consent stands. */
export const deviceLists = {
  uploadContacts: takes('contacts'),
  uploadApps: takes('apps'),
  uploadMessages: takes('messages'),
} satisfies Partial<Handlers>

/** A list is read before the transaction, in which everybody would wait for it. */
function takes(list: ListName) {
  return Object.assign((call: Call<ListOperation>) => keep(call, list), {
    prepare: (call: ListCall) => read(call, list),
  })
}

async function read(call: ListCall, list: ListName): Promise<void> {
  const { db, borrower, settings, body, clock } = call
  // Refused in the transaction, unread.
  if (!(await isWanted(call, list))) return
  const limit = { most: MOST_A_DAY, now: clock.security() }
  const count = () => countAttempt(db, borrower.id, 'device_list', limit)
  const asked = { data: body.data, key: settings.listKey, list }
  const reading = listReader.read(asked, borrower.id, call.gone, count)
  const entries = await reading.catch((error: unknown) => {
    throw error instanceof NoPlace ? new Failure('try_later', { retryAfter: 5 }) : error
  })
  found.set(body, entries)
}

async function keep(call: Call<ListOperation>, list: ListName): Promise<{ entries: number }> {
  const { db, borrower, body, clock } = call
  // A withdrawal waits for this call or this call for it: nothing is kept after its consent.
  await lockBorrower(db, borrower.id)
  if (!(await isWanted(call, list))) throw new Failure('not_allowed')
  const entries = found.get(body)
  // The consent came while the call was on its way.
  if (entries === undefined) throw new Failure('try_later', { retryAfter: 1 })
  if (entries === 'too_many') {
    throw fieldsInvalid([{ field: 'data', rule: entries, params: { max: MOST_ENTRIES } }])
  }
  if (entries === 'format') throw fieldsInvalid([{ field: 'data', rule: entries }])
  await saveList(db, { borrowerId: borrower.id, list, ...entries }, clock.security())
  return { entries: entries.entries }
}

async function isWanted(
  { db, borrower, settings, country }: ListCall,
  list: ListName,
): Promise<boolean> {
  const isAsked = listsAskedFor(countries[country], settings.remoteConfig).includes(list)
  return isAsked && (await hasConsent(db, borrower.id, purposes[list]))
}
