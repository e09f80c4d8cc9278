import { accountOfOrder } from '../accounts/account-store.ts'
import { dateIn } from '../../foundation/clock.ts'
import { figuresIn } from '../../foundation/figures.ts'
import { languageName, type Language } from '../../foundation/languages.ts'
import { say } from '../../foundation/say.ts'
import { renderAgreement } from '../loans/agreement.ts'
import { agreementFigures } from '../loans/agreement-figures.ts'
import { timelineOf } from '../orders/order-store.ts'
import { findQuote } from '../loans/quote-store.ts'
import { costOf } from '../rules/cost.ts'
import { profileOf } from '../countries/countries.ts'
import { first, type Queryable } from '../../store/database/database.ts'
import type { Fact, Paper } from './paper.ts'
import type { PaperContext } from './paper-context.ts'

/**
 * The signed contract: the text that was agreed to, as it was kept with the order, and when it came
 * into force. In another language than the agreed one it is rendered anew and says that it is a
 * translation; the digest stays that of the agreed text.
 */
export async function contractPaper(
  db: Queryable,
  { order, agreement, borrower, language }: PaperContext,
): Promise<Paper> {
  const { sum, day, code, name } = figuresIn(language)
  const agreed = await agreementOf(db, order)
  const quote = agreed && (await findQuote(db, order.borrowerId, agreed.quote_id))
  // The text names the account of that day, wherever the money went in the end.
  const account = await accountOfOrder(db, {
    borrowerId: order.borrowerId,
    accountId: agreed?.agreed_account_id ?? order.accountId,
  })
  if (!quote || !account) throw new Error('an order without its quote or its account')
  const country = profileOf(order)
  const textIn = (spoken: Language) =>
    renderAgreement(agreementFigures(quote, account, country, spoken), spoken)
  const timeline = await timelineOf(db, order.borrowerId, order.id)
  // The first time: a loan that gets another account waits for its payout as `signed` once more.
  const signedAt = timeline.find(({ state }) => state === 'signed')?.at
  const dated = (label: string, at: Date | null | undefined): Fact[] =>
    at ? [{ label, value: day(dateIn(country.zone, at)) }] : []
  const spoken = agreed.agreement_language
  const stored = language === spoken ? agreement?.text : undefined
  const text = stored ?? textIn(language)
  // What the borrower has to know of a text that is not, to the letter, the agreed one.
  const remarks = [
    ...(language === spoken
      ? []
      : [say(language, 'papers.translation', { language: languageName(spoken, language) })]),
    ...(stored || textIn(spoken).hash === agreed.agreement_hash
      ? []
      : [say(language, 'papers.reworded')]),
  ]
  // As agreed: an extension that was bought later is no part of what was signed.
  const cost = costOf(order.terms, order.startDate, order.currency)
  return {
    language,
    title: text.title,
    facts: [
      { label: say(language, 'papers.orderNumber'), value: code(order.number) },
      { label: say(language, 'papers.borrower'), value: name(borrower) },
      ...dated(say(language, 'papers.signedOn'), signedAt),
      // The payout that stands: one that the bank sent back was none.
      ...dated(say(language, 'papers.paidOutOn'), order.paidOutAt),
      ...cost.schedule.map((each): Fact => ({
        label: say(language, 'papers.instalment', { number: each.number }),
        value: `${day(each.due_date)}: ${sum(each.total)}`,
      })),
      { label: say(language, 'papers.agreedText'), value: code(inGroups(agreed.agreement_hash)) },
    ],
    sections: [
      ...(remarks.length === 0 ? [] : [{ heading: null, paragraphs: remarks }]),
      ...text.sections,
    ],
  }
}

/** What was agreed to for an order: its prices, the digest and language of the text, the account of that day. */
function agreementOf(db: Queryable, order: PaperContext['order']) {
  return first<{
    quote_id: string
    agreement_hash: string
    agreement_language: Language
    agreed_account_id: string | null
  }>(
    db,
    `select quote_id, agreement_hash, agreement_language, agreed_account_id from orders
     where borrower_id = $1 and id = $2`,
    [order.borrowerId, order.id],
  )
}

/** A digest in groups that a line can break between. */
const inGroups = (digest: string): string => digest.replace(/(.{16})(?=.)/g, '$1 ')
