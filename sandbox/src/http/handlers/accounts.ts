import { normalizeAccountNumber } from '@paso/sdk/rules'
import type { Call, Handlers } from '../pipeline/handler.ts'
import {
  addAccount,
  findAccount,
  hasHadAccount,
  lockAccount,
  removeAccount,
  listAccounts,
  makeDefault,
} from '../../lending/accounts/account-store.ts'
import { findBank } from '../../lending/countries/shared/banks.ts'
import { homeName } from '../../lending/countries/shared/home-names.ts'
import { holderDiffers } from '../../lending/accounts/holder-name.ts'
import { nameToday } from '../../lending/certification/borrower-name.ts'
import { describeAccount } from '../../lending/accounts/describe-account.ts'
import { countries } from '../../lending/countries/countries.ts'
import { checkFields, editionOf } from '../../lending/certification/check-fields.ts'
import { latestEvaluation } from '../../lending/certification/evaluations.ts'
import { loadProgress } from '../../lending/certification/pages.ts'
import { stepsDoNotAllow } from '../../lending/certification/answers.ts'
import { NOTICE_VERSION } from '../../lending/consents/needed.ts'
import { giveConsent } from '../../lending/consents/set-consent.ts'
import { Failure, refuseChoice, refuseFaults } from '../../foundation/failure.ts'
import { openOrder, type Order } from '../../lending/orders/order-store.ts'
import { refusalStands } from '../../lending/loans/require-quota.ts'
import { failedPayout, payOutAgainTo } from '../../lending/loans/pay-out-again.ts'
import { orderDoesNotAllow } from '../../lending/orders/transition.ts'
import { isOwed } from '../../lending/rules/order-life-cycle.ts'
import { requireFreshCode } from '../../lending/sessions/fresh-code.ts'
import { lockBorrower } from '../../lending/borrowers/borrowers.ts'

/** A borrower has a few accounts; more than the contract's list holds are a mistake. */
const MOST_ACCOUNTS = 50

export const accounts = {
  listBanks: async (call) => ({
    banks: countries[call.country].banks.map((bank) => ({
      bank_code: bank.code,
      name: homeName(bank.names, call.language),
      category: bank.category,
    })),
  }),

  listAccounts: async (call) => ownAccounts(call),

  setDefaultAccount: async (call) => {
    const { db, borrower, body } = call
    const failed = await failedPayout(db, borrower.id)
    requireFreshCode(call)
    await lockBorrower(db, borrower.id)
    const chosen = await findAccount(db, borrower.id, body.account_id)
    if (chosen === undefined) throw new Failure('not_found')
    await makeDefault(db, borrower.id, chosen.id)
    await payOutAgain(call, failed, chosen.id)
    return ownAccounts(call)
  },

  removeAccount: async (call) => {
    const { db, borrower, body, clock } = call
    await lockBorrower(db, borrower.id)
    const chosen = await lockAccount(db, borrower.id, body.account_id)
    if (chosen === undefined) throw new Failure('not_found')
    const order = await openOrder(db, borrower.id)
    // Once the money was paid out, the account is free: the order only names it.
    if (order?.accountId === chosen.id && !isOwed(order.state)) throw orderDoesNotAllow(order)
    await removeAccount(db, borrower.id, chosen, clock.business())
    return ownAccounts(call)
  },

  addAccount: async (call) => {
    const { db, borrower, body } = call
    const { banks, refusesOtherHolders, nameForms } = countries[call.country]
    const failed = await failedPayout(db, borrower.id)
    await lockBorrower(db, borrower.id)
    const evaluation = await latestEvaluation(db, borrower.id)
    if (evaluation?.result === 'refused') throw refusalStands()
    if (evaluation === undefined) {
      throw stepsDoNotAllow(await loadProgress(db, borrower.id))
    }
    const { category, bank_code, number, number_copy, holder_name, consent } = body
    checkFields(call, 'bankcard', {
      category,
      bank_code,
      number,
      number_copy,
      holder_name,
      consent,
    })
    if (findBank(banks, bank_code, category) === undefined) {
      refuseChoice(
        'bank_code',
        banks.filter((each) => each.category === category).map(({ code }) => code),
      )
    }
    const known = await listAccounts(db, borrower.id)
    // The first account leads nobody's money elsewhere; one in the place of a removed one may.
    if (known.length > 0 || (await hasHadAccount(db, borrower.id))) requireFreshCode(call)
    const differs = holderDiffers(holder_name, await nameToday(db, borrower.id), nameForms)
    if (differs && refusesOtherHolders) {
      refuseFaults([{ field: 'holder_name', rule: 'holder_differs' }])
    }
    if (known.length >= MOST_ACCOUNTS) {
      throw new Failure('state_does_not_allow', {
        data: { state: 'too_many_accounts', allowed: [], next: 'bankcard' },
      })
    }
    const normalized = normalizeAccountNumber(number, category, editionOf(call.country))
    const account = await addAccount(
      db,
      borrower.id,
      { category, bankCode: bank_code, number: normalized, holderName: holder_name.trim() },
      call.clock.business(),
    )
    // `consent` of the form: the checks were agreed to with the account.
    await giveConsent(
      db,
      borrower.id,
      { purpose: 'account_checks', noticeVersion: NOTICE_VERSION },
      call.clock.security(),
    )
    await payOutAgain(call, failed, account.id)
    return {
      account: describeAccount(account, banks, call.language),
      holder_differs: differs,
      next: 'loan' as const,
    }
  },
} satisfies Partial<Handlers>

/** A loan whose payout failed goes to the account that was given or chosen now. */
async function payOutAgain(
  call: Pick<Call<'addAccount'>, 'db' | 'clock' | 'settings'>,
  failed: Order | undefined,
  accountId: string,
): Promise<void> {
  if (!failed) return
  const at = { now: call.clock.business(), payoutAfterMs: call.settings.payoutAfterMs }
  await payOutAgainTo(call.db, failed, accountId, at)
}

async function ownAccounts(
  call: Pick<Call<'listAccounts'>, 'db' | 'borrower' | 'country' | 'language'>,
) {
  const own = await listAccounts(call.db, call.borrower.id)
  return {
    accounts: own.map((each) =>
      describeAccount(each, countries[call.country].banks, call.language),
    ),
  }
}
