import type { Currency, Minor } from '../../foundation/money.ts'
import type { Product } from '../rules/products.ts'
import type { Language } from '../../foundation/languages.ts'

/** The one questionnaire of the sandbox and its one question. */
export const AFFORDABILITY = 'affordability-1'
export const MONTHLY_COSTS = 'monthly-costs'

/**
 * The income bands in which a borrower may get a loan but has little to spare, with the least
 * income of the band a month in minor units. Only in these the questionnaire is due.
 */
const leastIncome: Readonly<Record<string, Minor>> = {
  th_6000_to_9999: 600_000,
  mx_3000_to_5999: 300_000,
  from_10000_to_15000: 1_000_000,
}

/** The least income of a band in which the questions are asked; undefined where they are not. */
export const askedFrom = (incomeBand: unknown): Minor | undefined =>
  typeof incomeBand === 'string' ? leastIncome[incomeBand] : undefined

/**
 * What somebody may borrow who must pay so much each month anyway: the limit in proportion to what
 * is left of the income, rounded down to the product's step. Undefined where that is below the
 * product's least: the income is too low, since nobody is lent more than they can afford.
 */
export function affordable(
  product: Product,
  limit: Minor,
  month: { income: Minor; costs: Minor },
): Minor | undefined {
  const left = Math.max(0, month.income - month.costs)
  const most = (limit * left) / month.income
  if (most < product.minAmount) return undefined
  const steps = Math.floor((most - product.minAmount) / product.amountStep)
  return product.minAmount + steps * product.amountStep
}

export const questionnaireWords = {
  en: {
    reason: 'It shows what you can afford, so that you are never lent more.',
    costs: 'What do you pay a month for rent, food and other loans, all together?',
  },
  th: {
    reason: 'เพื่อให้เห็นว่าคุณผ่อนไหวเท่าไร เราจะไม่ให้กู้เกินกว่านั้น',
    costs: 'คุณจ่ายค่าเช่า ค่าอาหาร และหนี้อื่น ๆ รวมกันเดือนละเท่าไร',
  },
  es: {
    reason: 'Muestra cuánto puede usted pagar, para que nunca se le preste de más.',
    costs: '¿Cuánto paga al mes por renta, comida y otros préstamos, en total?',
  },
  vi: {
    reason: 'Câu trả lời cho thấy bạn trả được bao nhiêu, để chúng tôi không cho vay quá mức đó.',
    costs: 'Mỗi tháng bạn trả tổng cộng bao nhiêu cho tiền nhà, ăn uống và các khoản vay khác?',
  },
  ar: {
    reason: 'يبيّن ذلك ما تستطيع تحمّله، حتى لا نقرضك أكثر منه أبدًا.',
    costs: 'كم تدفع شهريًا للإيجار والطعام والقروض الأخرى مجتمعةً؟',
  },
  ur: {
    reason:
      'اس سے پتا چلتا ہے کہ آپ کتنا ادا کر سکتے ہیں، تاکہ آپ کو کبھی اس سے زیادہ قرض نہ دیا جائے۔',
    costs: 'آپ کرائے، کھانے اور دوسرے قرضوں پر ہر مہینے کل کتنا خرچ کرتے ہیں؟',
  },
} satisfies Record<Language, { reason: string; costs: string }>

/** The questionnaire as it is asked. */
export function affordabilityQuestions(currency: Currency, language: Language) {
  const { reason, costs } = questionnaireWords[language]
  return {
    is_due: true,
    questionnaire_id: AFFORDABILITY,
    reason,
    questions: [
      {
        question_id: MONTHLY_COSTS,
        kind: 'amount' as const,
        text: costs,
        is_required: true,
        currency,
        options: [],
      },
    ],
  }
}
