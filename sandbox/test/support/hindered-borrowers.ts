import { addCancellation } from '../../src/lending/cancellation/cancellation-store.ts'
import { recordEvaluation } from '../../src/lending/certification/evaluations.ts'
import type { FormPage } from '../../src/lending/certification/steps.ts'
import type { OperationId } from '../../src/foundation/contract.ts'
import { newClaimReference } from '../../src/lending/refunds/pay-claim.ts'
import { SignedClient } from './lender.ts'
import { rightfulFor, type Rightful } from './rightful-borrowers.ts'
import type { World } from './belongings.ts'

/** Somebody who owns what the requests name and may still not do all of it. */
export interface Hindered {
  make(world: World): Promise<Rightful>
  /** What the rules refuse them, with the code of each. */
  refused: Partial<Record<OperationId, number>>
}

const PAGES: readonly FormPage[] = [
  'identity',
  'personal',
  'basic',
  'location',
  'emergency',
  'work',
]
const SAVING: Record<FormPage, OperationId> = {
  identity: 'saveIdentity',
  personal: 'savePersonal',
  basic: 'saveBasic',
  location: 'saveResidence',
  emergency: 'saveEmergency',
  work: 'saveWork',
}

/** Written by hand rather than by the lender's own rule: which pages wait for earlier ones. */
const CLOSED_AFTER: readonly (readonly FormPage[])[] = [
  ['personal', 'basic', 'location', 'emergency', 'work'],
  ['emergency', 'work'],
  ['emergency', 'work'],
  ['emergency', 'work'],
  ['work'],
  [],
]

const all = (
  operations: readonly OperationId[],
  code: number,
): Partial<Record<OperationId, number>> =>
  Object.fromEntries(operations.map((each) => [each, code]))

/** What needs a quota. */
const BORROWING = ['addAccount', 'listProducts', 'createQuote', 'applyForLoan'] as const
const PAYING = [
  ...(['returnLoan', 'listRepaymentMethods', 'createRepayment'] as const),
  ...(['previewRepayment', 'listExtensionOptions', 'askForHelp'] as const),
]
const ORDINARY = ['submitQuestionnaire', 'objectToRefusal', 'askForRefund'] as const

/** Certified, with accounts, a quote whose agreement was read, and a loan of the past. */
async function owner(world: World): Promise<Rightful> {
  const somebody = await rightfulFor('getSigningContract')(world)
  await world.database.query("update orders set state = 'abandoned' where borrower_id = $1", [
    somebody.id,
  ])
  const client = new SignedClient(world.app, somebody.token)
  const amount = { amount: 1_000_000, currency: 'THB' }
  const quote = await client.post('/v2/loan/quote', { product_id: 'th-short', amount, days: 90 })
  const quote_id = String(quote.data['quote_id'])
  const account_id = String(somebody.values['account_id'])
  const agreement = await client.get('/v2/loan/agreement', { quote_id, account_id })
  const values = {
    ...somebody.values,
    quote_id,
    agreement_hash: agreement.data['hash'],
    'createQuote usual': { amount },
  }
  return { ...somebody, values, owned: [...somebody.owned, quote_id] }
}

const forgetEvaluation = ({ database }: World, { id }: Rightful) =>
  database.query('delete from evaluations where borrower_id = $1', [id])

/** The steps as if only the first `count` pages had been saved, and nothing been evaluated. */
function withPages(count: number): Hindered {
  return {
    make: async (world) => {
      const somebody = await owner(world)
      await forgetEvaluation(world, somebody)
      await world.database.query(
        'delete from certification_pages where borrower_id = $1 and not page = any($2)',
        [somebody.id, PAGES.slice(0, count)],
      )
      return somebody
    },
    refused: {
      ...all([...BORROWING, ...ORDINARY, 'submitApplication'], 409_002),
      ...all(count === 0 ? ['submitLiveness'] : [], 409_002),
      ...all(
        (CLOSED_AFTER[count] ?? []).map((page) => SAVING[page]),
        409_002,
      ),
    },
  }
}

const evaluatedAs =
  (assessment: Parameters<typeof recordEvaluation>[2]) => async (world: World) => {
    const somebody = await owner(world)
    const details = { currency: 'THB', riskToken: undefined, now: new Date() } as const
    await recordEvaluation(world.database, somebody.id, assessment, details)
    return somebody
  }

/** By their circumstances. `everything` is what takes a session. */
export const hinderedBorrowers = (
  everything: readonly OperationId[],
): Readonly<Record<string, Hindered>> => ({
  ...Object.fromEntries(PAGES.map((_, count) => [`with ${count} pages saved`, withPages(count)])),
  'whose last step was opened again after the evaluation': {
    make: async (world) => {
      const somebody = await owner(world)
      await world.database.query(
        "delete from certification_pages where borrower_id = $1 and page = 'work'",
        [somebody.id],
      )
      return somebody
    },
    refused: all([...Object.values(SAVING), ...ORDINARY, 'submitApplication'], 409_002),
  },
  'whose evaluation was withdrawn': {
    make: async (world) => {
      const somebody = await owner(world)
      await forgetEvaluation(world, somebody)
      return somebody
    },
    refused: all([...BORROWING, ...ORDINARY], 409_002),
  },
  'who was refused since': {
    make: evaluatedAs({ outcome: 'refused', reason: 'income_too_low', applyAgainOn: '2099-01-01' }),
    refused: all([...BORROWING, 'submitQuestionnaire', 'askForRefund'], 409_002),
  },
  'whose quota was lowered since': {
    make: evaluatedAs({ outcome: 'granted', limit: 500_000 }),
    refused: {
      ...all([...Object.values(SAVING), ...ORDINARY, 'applyForLoan'], 409_002),
      createQuote: 422_001,
    },
  },
  'who asked for the end of the account': {
    make: async (world) => {
      const somebody = await owner(world)
      const client = new SignedClient(world.app, somebody.token)
      const answer = await client.post('/v2/account/cancel', { confirmed: true })
      if (answer.code !== 200) throw new Error(`the account stays: ${answer.code}`)
      return somebody
    },
    refused: all(everything, 403_100),
  },
  'whose session outlived that request, as one does that was looked up just before it': {
    make: async (world) => {
      const somebody = await owner(world)
      const request = {
        requestedAt: new Date(),
        keptUntil: '2099-01-01',
        reason: undefined,
        claimReference: newClaimReference(),
      }
      await addCancellation(world.database, { appId: 'paso-th', borrowerId: somebody.id }, request)
      return somebody
    },
    refused: all(['applyForLoan', 'cancelAccount'], 403_100),
  },
  'whose loan was given up': {
    make: owner,
    refused: all(
      [...PAYING, ...ORDINARY, ...Object.values(SAVING), 'abandonLoan', 'getSigningContract'],
      409_002,
    ),
  },
  'whose loan waits to be signed': {
    make: rightfulFor('getSigningContract'),
    refused: {
      ...all([...PAYING, ...ORDINARY, ...Object.values(SAVING)], 409_002),
      applyForLoan: 409_004,
      cancelAccount: 409_003,
    },
  },
  'whose loan was paid out': {
    make: rightfulFor('getOrder'),
    refused: {
      ...all([...ORDINARY, ...Object.values(SAVING), 'abandonLoan', 'getSigningContract'], 409_002),
      applyForLoan: 409_004,
      cancelAccount: 409_003,
    },
  },
})
