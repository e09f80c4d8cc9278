import { hasConsent, type Purpose } from '../../lending/consents/consent-store.ts'
import { saveList } from '../../lending/device-lists/list-store.ts'
import { countries } from '../../lending/countries/countries.ts'
import { MOST_ENTRIES, readList } from '../../lending/device-lists/read-list.ts'
import { Failure, fieldsInvalid } from '../../foundation/failure.ts'
import { countAttempt } from '../../lending/borrowers/tries.ts'
import { listsAskedFor, type ListName } from '../../lending/settings/remote-config.ts'
import { lockBorrower } from '../../lending/borrowers/borrowers.ts'
import type { Call, Handlers } from '../pipeline/handler.ts'

/** Lists of a borrower within 24 hours, good or bad: each costs what twenty other calls do. */
const MOST_A_DAY = 10

type ListOperation = 'uploadContacts' | 'uploadApps' | 'uploadMessages'

const purposes = {
  contacts: 'contacts_list',
  apps: 'apps_list',
  messages: 'messages_list',
} as const satisfies Record<ListName, Purpose>

/** Lists of the device (D12): taken only where they are asked for and the consent stands. */
export const deviceLists = {
  uploadContacts: (call) => takeList(call, 'contacts'),
  uploadApps: (call) => takeList(call, 'apps'),
  uploadMessages: (call) => takeList(call, 'messages'),
} satisfies Partial<Handlers>

async function takeList(call: Call<ListOperation>, list: ListName): Promise<{ entries: number }> {
  const { db, borrower, settings, body, clock } = call
  // A withdrawal waits for this call or this call for it: nothing is kept after its consent.
  await lockBorrower(db, borrower.id)
  const isAsked = listsAskedFor(countries[call.country], settings.remoteConfig).includes(list)
  if (!isAsked || !(await hasConsent(db, borrower.id, purposes[list]))) {
    throw new Failure('not_allowed')
  }
  await countAttempt(db, borrower.id, 'device_list', { most: MOST_A_DAY, now: clock.security() })
  const entries = readList(body.data, settings.listKey, list)
  if (entries === 'too_many') {
    throw fieldsInvalid([{ field: 'data', rule: entries, params: { max: MOST_ENTRIES } }], true)
  }
  if (entries === 'format') throw fieldsInvalid([{ field: 'data', rule: entries }], true)
  await saveList(db, { borrowerId: borrower.id, list, entries }, clock.security())
  return { entries: entries.length }
}
