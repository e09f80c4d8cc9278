import { maskedNumber } from '../../lending/accounts/account-store.ts'
import { shownName } from '../../lending/certification/borrower-name.ts'
import { latestEvaluation } from '../../lending/certification/evaluations.ts'
import { loadPages } from '../../lending/certification/pages.ts'
import type { DataOf } from '../../foundation/contract.ts'
import { openOrder } from '../../lending/orders/order-store.ts'
import { quotaShown } from '../../lending/loans/require-quota.ts'
import { countUnread } from '../../lending/messages/message-store.ts'
import { countries } from '../../lending/countries/countries.ts'
import { registeredAt } from '../../lending/borrowers/borrowers.ts'
import type { Handlers } from '../pipeline/handler.ts'

type PhonePrefix = DataOf<'getAccount'>['phone_prefix']

/** The borrower's own data. */
export const account = {
  getAccount: async (call) => {
    const { db, borrower, clock } = call
    const market = countries[call.country]
    const personal = (await loadPages(db, borrower.id)).get('personal')
    const number = personal?.['identity_number']
    const evaluation = await latestEvaluation(db, borrower.id)
    const order = await openOrder(db, borrower.id)
    return {
      user_id: borrower.id,
      phone_prefix: borrower.phonePrefix as PhonePrefix,
      phone: borrower.phone,
      user_name: shownName(personal),
      identity_number_masked: typeof number === 'string' ? maskedNumber(number) : null,
      is_verified: evaluation !== undefined,
      registered_at: (await registeredAt(db, borrower.id)).toISOString(),
      quota_amount: await quotaShown(db, borrower.id, market.product, clock.business()),
      currency: market.currency,
      open_order_id: order?.id ?? null,
      unread_messages: await countUnread(db, borrower.id),
    }
  },
} satisfies Partial<Handlers>
