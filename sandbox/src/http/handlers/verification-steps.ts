import { isDeepStrictEqual } from 'node:util'
import { nationalDigits } from '@paso/sdk/rules'
import type { BodyOf } from '../../foundation/contract.ts'
import type { Call, Handlers, Preparation } from '../pipeline/handler.ts'
import { readFrontOf, usable } from './verification.ts'
import { readingHandedIn, storedReading } from '../../lending/ocr/readings.ts'
import {
  alreadyEvaluated,
  requireOpen,
  stepListAnswer,
} from '../../lending/certification/answers.ts'
import { checkFields, editionOf } from '../../lending/certification/check-fields.ts'
import { currentEvaluation } from '../../lending/certification/evaluations.ts'
import {
  claimIdentityNumber,
  requireNumberFree,
} from '../../lending/certification/identity-number.ts'
import {
  awaitConfirmation,
  loadPages,
  loadProgress,
  savePage,
  type Details,
} from '../../lending/certification/pages.ts'
import type { FormPage } from '../../lending/certification/steps.ts'
import { callerFieldNames } from '../pipeline/caller.ts'
import { Failure, fieldsInvalid, refuseFaults } from '../../foundation/failure.ts'
import { orderDoesNotAllow } from '../../lending/orders/transition.ts'
import { unfinishedOrders } from '../../lending/orders/unfinished-orders.ts'
import { countries } from '../../lending/countries/countries.ts'
import { lockBorrower } from '../../lending/borrowers/borrowers.ts'
import type { Queryable } from '../../store/database/database.ts'
import { findFile, type UploadPurpose } from '../../lending/uploads/upload-store.ts'

type SaveOperation =
  | 'saveIdentity'
  | 'savePersonal'
  | 'saveBasic'
  | 'saveResidence'
  | 'saveEmergency'
  | 'saveWork'

/** The fields of the page alone. */
function detailsOf(body: BodyOf<SaveOperation>): Details {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !callerFieldNames.has(name)))
}

/**
 * Refuses a page that is not open yet, any page once a quota was granted, and any page while a loan
 * is owed. The identity number of a debt is not given up.
 */
async function requireSavable(call: Call<SaveOperation>, page: FormPage): Promise<void> {
  // Saving waits for an evaluation that is under way, and the other way round.
  await lockBorrower(call.db, call.borrower.id)
  await refuseClosed(call, page)
}

async function refuseClosed(
  { db, borrower, clock }: { db: Queryable } & Pick<Call<SaveOperation>, 'borrower' | 'clock'>,
  page: FormPage,
): Promise<void> {
  const evaluation = await currentEvaluation(db, borrower.id, clock.business())
  if (evaluation?.result === 'approved') throw alreadyEvaluated()
  const [unfinished] = await unfinishedOrders(db, borrower.id)
  if (unfinished) throw orderDoesNotAllow(unfinished)
  requireOpen(page, await loadProgress(db, borrower.id))
}

async function saveFormPage(call: Call<SaveOperation>, page: FormPage, details: Details) {
  const { db, borrower, clock } = call
  await savePage(db, borrower.id, page, details, clock.business())
  return stepListAnswer(await loadProgress(db, borrower.id))
}

/** Whether the borrower's own stored picture has one of the purposes. */
async function isOwnPicture(
  call: { db: Queryable; borrower: Call<SaveOperation>['borrower'] },
  fileId: string,
  purposes: readonly UploadPurpose[],
): Promise<boolean> {
  const file = await findFile(call.db, call.borrower.id, fileId)
  return file !== undefined && purposes.includes(file.purpose)
}

const decideIdentity = async (call: Call<'saveIdentity'>) => {
  await requireSavable(call, 'identity')
  const { db, borrower } = call
  const { front_file_id, back_file_id, holder_file_id } = call.body
  const found =
    (await isOwnPicture(call, back_file_id, ['id_back'])) &&
    (await isOwnPicture(call, holder_file_id, ['id_holder']))
  if (!found) throw new Failure('not_found')
  const before = (await loadPages(db, borrower.id)).get('identity')
  const readBefore = await readingHandedIn(db, borrower.id, before)
  if (!(await isOwnPicture(call, front_file_id, ['id_front']))) throw new Failure('not_found')
  const result = await storedReading(db, borrower.id, front_file_id)
  // Two calls with one key, and the one that read it was not the one that came to be made.
  if (result === undefined) throw new Failure('try_later', { retryAfter: 1 })
  const reading = usable(result)
  const isAnother = before?.['front_file_id'] !== front_file_id
  // Fronts on which no number could be read may be anybody's.
  const isReadAlike = !!reading.identity_number && isDeepStrictEqual(reading, readBefore)
  if (before !== undefined && isAnother && !isReadAlike) {
    await awaitConfirmation(db, borrower.id)
  }
  return saveFormPage(call, 'identity', { front_file_id, back_file_id, holder_file_id })
}

/** Whether the page is open as far as can be seen outside the transaction, which refuses it where it is not. */
const isSavable = (call: Parameters<typeof refuseClosed>[0]): Promise<boolean> =>
  refuseClosed(call, 'identity').then(
    () => true,
    (error: unknown) => {
      if (error instanceof Failure) return false
      throw error
    },
  )

/** The front is read before the transaction, in which everybody would wait for it. */
const saveIdentity = Object.assign(decideIdentity, {
  prepare: async (call: Parameters<Preparation<'saveIdentity'>>[0]) => {
    const { front_file_id } = call.body
    const isFront = await isOwnPicture(call, front_file_id, ['id_front'])
    if (isFront && (await isSavable(call))) await readFrontOf(call, front_file_id)
  },
})

export const verificationSteps = {
  saveIdentity,

  savePersonal: async (call) => {
    await requireSavable(call, 'personal')
    const details = detailsOf(call.body)
    checkFields(call, 'personal', details)
    const { appId, zone } = countries[call.country]
    const { db, borrower, clock } = call
    const owner = { appId, borrowerId: borrower.id }
    const { identity_number: number } = call.body
    const now = clock.business()
    await requireNumberFree(db, owner.borrowerId, number, { now, zone })
    const card = await readingHandedIn(
      db,
      borrower.id,
      (await loadPages(db, borrower.id)).get('identity'),
    )
    const evidence = { isShown: card?.identity_number === number, now, security: clock.security() }
    const isOwn = await call.transaction((tx) => claimIdentityNumber(tx, owner, number, evidence))
    // The try stays counted.
    if (!isOwn) throw fieldsInvalid([{ field: 'identity_number', rule: 'identity_taken' }], true)
    return saveFormPage(call, 'personal', details)
  },

  saveBasic: async (call) => {
    await requireSavable(call, 'basic')
    const details = detailsOf(call.body)
    checkFields(call, 'basic', details)
    return saveFormPage(call, 'basic', details)
  },

  saveResidence: async (call) => {
    await requireSavable(call, 'location')
    const details = detailsOf(call.body)
    checkFields(call, 'location', details)
    const { province, city, district } = call.body
    if (!countries[call.country].regions().isPlace(province, city, district)) {
      refuseFaults([{ field: 'district', rule: 'choice' }])
    }
    return saveFormPage(call, 'location', details)
  },

  saveEmergency: async (call) => {
    await requireSavable(call, 'emergency')
    checkFields(call, 'emergency', detailsOf(call.body))
    const edition = editionOf(call.country)
    const contacts = call.body.contacts.map((contact) => ({
      ...contact,
      phone: nationalDigits(contact.phone, edition),
    }))
    // Nobody can be reached at the borrower's own number when the borrower cannot be reached.
    refuseFaults(
      contacts.flatMap(({ phone }, index) =>
        phone === call.borrower.phone
          ? [{ field: `contacts.${index}.phone`, rule: 'same_phone', params: { other: 'own' } }]
          : [],
      ),
    )
    return saveFormPage(call, 'emergency', { contacts })
  },

  saveWork: async (call) => {
    await requireSavable(call, 'work')
    const details = detailsOf(call.body)
    checkFields(call, 'work', details)
    const certificates: readonly UploadPurpose[] = ['work_certificate', 'other_certificate']
    if (!(await isOwnPicture(call, call.body.certificate_file_id, certificates))) {
      refuseFaults([{ field: 'certificate_file_id', rule: 'required' }])
    }
    return saveFormPage(call, 'work', details)
  },
} satisfies Partial<Handlers>
