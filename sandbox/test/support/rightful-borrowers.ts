import { addAccount } from '../../src/lending/accounts/account-store.ts'
import { dateIn } from '../../src/foundation/clock.ts'
import { addConsent } from '../../src/lending/consents/consent-store.ts'
import type { OperationId } from '../../src/foundation/contract.ts'
import type { Handler } from '../../src/http/pipeline/handler.ts'
import type { Borrower } from '../../src/lending/borrowers/borrowers.ts'
import { verificationSteps as steps } from '../../src/http/handlers/verification-steps.ts'
import { verification } from '../../src/http/handlers/verification.ts'
import { belongings, smallPicture, type World } from './belongings.ts'
import {
  apply,
  certified,
  newPhone,
  signedIn,
  withLoan,
  type TestBorrower,
  overpaid,
} from './borrowers.ts'
import { listWith } from './canaries.ts'
import type { Values } from './described-requests.ts'
import { callHandler, upload } from './direct-call.ts'
import { basic, friend, mother, otherNumber, personal, residence, work } from './sample-borrower.ts'

/** Somebody for whom an operation succeeds, with the values that their requests name. */
export interface Rightful {
  id: string
  phone: string
  token: string
  values: Values
  /** Names of things that are theirs alone: who else sends one of these is a thief. */
  owned: readonly string[]
}

let serial = 0

const lists = {
  'uploadContacts usual': listWith({ name: 'Malee', phone: '0898765432' }),
  'uploadApps usual': listWith({
    name: 'Sample',
    package_name: 'com.example',
    version: '1',
    installed_at: '2026-01-01T00:00:00Z',
  }),
  'uploadMessages usual': listWith({
    address: '0898765432',
    body: 'hello',
    date: '2026-01-01T00:00:00Z',
    type: 'received',
  }),
}

async function asBorrower(
  { app, database }: World,
  phone: string,
): Promise<{ borrower: Borrower; token: string }> {
  const { id, client } = await signedIn(app, database, phone)
  return { borrower: { id, phone, phonePrefix: '+66' }, token: client.token }
}

/** Somebody who signed in, has pictures, and has done no step yet. */
export async function newcomer(world: World): Promise<Rightful> {
  const phone = newPhone()
  const { borrower, token } = await asBorrower(world, phone)
  const { values, owned } = await belongings(world, borrower)
  const identity_number = otherNumber(300_000 + ++serial)
  return { id: borrower.id, phone, token, values: { ...values, identity_number }, owned }
}

/** Every step saved, nothing submitted. */
async function stepsSaved(world: World, income = 'th_20000_to_29999'): Promise<Rightful> {
  const rightful = await newcomer(world)
  const borrower = { id: rightful.id, phone: rightful.phone, phonePrefix: '+66' }
  const { values } = rightful
  const save = (handler: unknown, body: object): Promise<unknown> =>
    callHandler(world.database, handler as Handler<OperationId>, { borrower, body })
  const { front_file_id, back_file_id, holder_file_id, certificate_file_id } = values
  await save(steps.saveIdentity, { front_file_id, back_file_id, holder_file_id })
  await save(steps.savePersonal, { ...personal, identity_number: values['identity_number'] })
  await save(steps.saveBasic, basic)
  await save(steps.saveResidence, residence)
  await save(steps.saveEmergency, { contacts: [mother, friend] })
  await save(steps.saveWork, { ...work, income_band: income, certificate_file_id })
  return rightful
}

async function refused(world: World): Promise<Rightful> {
  const rightful = await stepsSaved(world, 'th_below_6000')
  const borrower = { id: rightful.id, phone: rightful.phone, phonePrefix: '+66' }
  await callHandler(world.database, verification.submitApplication, { borrower })
  return rightful
}

/** In the band where the questionnaire is due. */
async function questioned(world: World): Promise<Rightful> {
  const rightful = await stepsSaved(world, 'th_6000_to_9999')
  const borrower = { id: rightful.id, phone: rightful.phone, phonePrefix: '+66' }
  await callHandler(world.database, verification.submitApplication, { borrower })
  const costs = { amount: 100_000, currency: 'THB' }
  const answers = [{ question_id: 'monthly-costs', amount: costs }]
  return { ...rightful, values: { ...rightful.values, answers } }
}

async function withQuota(world: World): Promise<{ who: TestBorrower; rightful: Rightful }> {
  const who = await certified(world.app, world.database)
  const borrower = { id: who.id, phone: who.phone, phonePrefix: '+66' }
  const { values, owned } = await belongings(world, borrower)
  const { quote_id, agreement_hash } = await agreement(who)
  const account_id = who.accountId
  const second = await addAccount(
    world.database,
    who.id,
    { category: 'bank_account', bankCode: 'scb', number: '9876543210', holderName: 'Somchai' },
    new Date(),
  )
  const others = { 'setDefaultAccount usual': { account_id: second.id } }
  return {
    who,
    rightful: {
      id: who.id,
      phone: who.phone,
      token: who.client.token,
      values: {
        ...values,
        ...others,
        'removeAccount usual': { account_id: second.id },
        quote_id,
        account_id,
        agreement_hash,
        product_id: 'th-short',
      },
      owned: [...owned, quote_id, account_id, second.id],
    },
  }
}

async function agreement(who: TestBorrower) {
  const quote = await who.client.post('/v2/loan/quote', {
    product_id: 'th-short',
    amount: { amount: 1_000_000, currency: 'THB' },
    days: 90,
  })
  const named = { quote_id: String(quote.data['quote_id']), account_id: who.accountId }
  const { data } = await who.client.get('/v2/loan/agreement', named)
  return { quote_id: named.quote_id, agreement_hash: data['hash'] }
}

/** With a quota, an account and a quote, and no loan. */
async function aboutToBorrow(world: World): Promise<Rightful> {
  return (await withQuota(world)).rightful
}

async function applied(world: World): Promise<Rightful> {
  const { who, rightful } = await withQuota(world)
  const { order_id } = (await apply(who)).data['order'] as { order_id: string }
  return {
    ...rightful,
    values: { ...rightful.values, order_id },
    owned: [...rightful.owned, order_id],
  }
}

/** With a loan that was paid out now, a payment that waits, and all that hangs on a loan. */
async function borrowing(world: World): Promise<Rightful> {
  const { app, database } = world
  const { who, rightful } = await withQuota(world)
  const order_id = await withLoan(app, who, 1_000_000, 90)
  const asked = await who.client.post('/v2/repay/create', {
    order_id,
    method: 'bank_transfer',
    purpose: 'repay',
    amount: { amount: 100_000, currency: 'THB' },
  })
  const repayment_id = String(asked.data['repayment_id'])
  const borrower = { id: who.id, phone: who.phone, phonePrefix: '+66' }
  const voucher = await upload(database, borrower, 'repayment_voucher', smallPicture)
  for (const purpose of ['contacts_list', 'apps_list', 'messages_list'] as const) {
    await addConsent(database, who.id, { purpose, noticeVersion: '2026-09' }, new Date())
  }
  const { data } = await who.client.get('/v2/repay/extension_options', { order_id })
  const [option] = data['options'] as { option_id: string; cost: object }[]
  const amount = { amount: 100_000, currency: 'THB' }
  await who.client.post('/v2/loan/return', { order_id })
  return {
    ...rightful,
    values: {
      ...rightful.values,
      order_id,
      repayment_id,
      amount,
      ...lists,
      'createQuote usual': { amount: { amount: 1_000_000, currency: 'THB' } },
      'previewRepayment usual': { amount: 100_000, day: dateIn('Asia/Bangkok', new Date()) },
      'createRepayment extend': { extension_option_id: option?.option_id, amount: option?.cost },
      'createRepayment return': { amount: { amount: 1_000_000, currency: 'THB' } },
      'sendVoucher usual': {
        file_id: voucher.file_id,
        paid_on: dateIn('Asia/Bangkok', new Date()),
      },
    },
    owned: [...rightful.owned, order_id, repayment_id, voucher.file_id],
  }
}

/** With a loan that is repaid, and money beyond it. */
async function overpaying(world: World): Promise<Rightful> {
  const { who, rightful } = await withQuota(world)
  const order_id = await overpaid(world.app, who)
  const owned = [...rightful.owned, order_id]
  return { ...rightful, values: { ...rightful.values, order_id }, owned }
}

const situations: Partial<Record<OperationId, (world: World) => Promise<Rightful>>> = {
  saveIdentity: newcomer,
  getProfile: stepsSaved,
  savePersonal: stepsSaved,
  saveBasic: stepsSaved,
  saveResidence: stepsSaved,
  saveEmergency: stepsSaved,
  saveWork: stepsSaved,
  submitApplication: stepsSaved,
  submitLiveness: stepsSaved,
  objectToRefusal: refused,
  submitQuestionnaire: questioned,
  applyForLoan: aboutToBorrow,
  cancelAccount: aboutToBorrow,
  abandonLoan: applied,
  askForRefund: overpaying,
  getSigningContract: applied,
}

/** The circumstances in which an operation succeeds; an operation added later meets the usual ones. */
export function rightfulFor(operation: OperationId): (world: World) => Promise<Rightful> {
  return situations[operation] ?? borrowing
}
