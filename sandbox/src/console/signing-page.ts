import type { Cost } from '../rules/cost.ts'
import type { Money } from '../rules/money.ts'
import { dayText, moneyText, rateText } from './figures.ts'
import { html, type Html } from './html.ts'
import { brand, type Page } from './layout.ts'

export type SigningLanguage = 'th' | 'en'

/** What the signing app knows of a contract. */
export interface SigningView {
  /** The link's own path, for the page's form and its language links. */
  path: string
  language: SigningLanguage
  status: 'waiting' | 'signed' | 'failed'
  orderNumber: string
  cost: Cost
  bankName: string
  numberMasked: string
  holderName: string
}

const WORDS = {
  en: {
    app: 'Sandbox signing',
    title: 'Sign your loan contract',
    lead: 'This is the sandbox’s stand-in for the separate signing app. Read the figures, then sign.',
    contract: 'Contract',
    receive: 'You receive',
    interest: 'Interest',
    fee: 'Service fee',
    total: 'You repay in all',
    rate: 'Annual percentage rate',
    due: 'Due',
    payments: 'Payments',
    account: 'Paid to',
    bar: 'Where each part of the total goes',
    sign: 'Sign',
    cannot: 'Cannot sign',
    signed: 'Signed. Go back to Paso; the money comes within 12 hours.',
    failed: 'The signing failed. You can try again.',
    back: 'Back to Paso',
    gone: 'This link is no longer good',
    goneText: 'Signing links last one hour. Go back to Paso and open the contract again.',
    other: 'ภาษาไทย',
  },
  th: {
    app: 'ระบบลงนามทดลอง',
    title: 'ลงนามในสัญญาเงินกู้ของคุณ',
    lead: 'หน้านี้ใช้แทนแอปลงนามจริงในระบบทดลอง โปรดอ่านตัวเลขให้ครบก่อนลงนาม',
    contract: 'สัญญาเลขที่',
    receive: 'เงินที่ได้รับ',
    interest: 'ดอกเบี้ย',
    fee: 'ค่าบริการ',
    total: 'ยอดที่ต้องชำระคืนทั้งหมด',
    rate: 'อัตราดอกเบี้ยที่แท้จริงต่อปี',
    due: 'ครบกำหนด',
    payments: 'งวดชำระ',
    account: 'โอนเข้าบัญชี',
    bar: 'สัดส่วนของยอดชำระทั้งหมด',
    sign: 'ลงนาม',
    cannot: 'ลงนามไม่ได้',
    signed: 'ลงนามเรียบร้อยแล้ว กลับไปที่ Paso ได้เลย เงินจะเข้าภายใน 12 ชั่วโมง',
    failed: 'ลงนามไม่สำเร็จ ลองอีกครั้งได้',
    back: 'กลับไปที่ Paso',
    gone: 'ลิงก์นี้ใช้ไม่ได้แล้ว',
    goneText: 'ลิงก์ลงนามใช้ได้ 1 ชั่วโมง โปรดกลับไปที่ Paso แล้วเปิดสัญญาอีกครั้ง',
    other: 'English',
  },
} as const

/** The bar to scale that stands on every price: where each part of the total goes. */
function honestLine({ interest, service_fee, total }: Cost, label: string): Html {
  const part = (sum: Money): number => Math.max(0.6, (sum.amount / Math.max(1, total.amount)) * 100)
  const fee = part(service_fee)
  const cost = part(interest)
  const borrowed = 100 - fee - cost - 1
  return html`<svg class="honest" viewBox="0 0 100 1" preserveAspectRatio="none" role="img">
    <title>${label}</title>
    <rect class="principal" width="${borrowed}" height="1" />
    <rect class="interest" x="${borrowed + 0.5}" width="${cost}" height="1" />
    <rect class="fee" x="${borrowed + cost + 1}" width="${fee}" height="1" />
  </svg>`
}

function figures({ cost, ...view }: SigningView): Html {
  const words = WORDS[view.language]
  const sum = ({ amount, currency }: Money): string => moneyText(amount, currency, view.language)
  const first = cost.schedule[0]
  return html`<section class="card" aria-labelledby="contract">
    <h2 id="contract">${words.contract} <bdi class="figure">${view.orderNumber}</bdi></h2>
    ${honestLine(cost, words.bar)}
    <dl class="facts">
      <dt>${words.receive}</dt>
      <dd>${sum(cost.received)}</dd>
      <dt>${words.interest}</dt>
      <dd>${sum(cost.interest)}</dd>
      <dt>${words.fee}</dt>
      <dd>${sum(cost.service_fee)}</dd>
      <dt class="sum">${words.total}</dt>
      <dd class="sum">${sum(cost.total)}</dd>
      <dt>${words.rate}</dt>
      <dd>${rateText(cost.apr)}</dd>
      ${
        cost.schedule.length === 1 && first !== undefined
          ? html`<dt>${words.due}</dt>
              <dd>${dayText(first.due_date, view.language)}</dd>`
          : null
      }
    </dl>
    ${
      cost.schedule.length > 1
        ? html`<h3>${words.payments}</h3>
            <dl class="facts small">
              ${cost.schedule.map(
                (each) =>
                  html`<dt>${dayText(each.due_date, view.language)}</dt>
                    <dd>${sum(each.total)}</dd>`,
              )}
            </dl>`
        : null
    }
    <p class="small">
      ${words.account} ${view.bankName} <bdi class="figure">${view.numberMasked}</bdi>
      <bdi>${view.holderName}</bdi>
    </p>
  </section>`
}

function outcome({ path, language, status }: SigningView): Html {
  const words = WORDS[language]
  if (status === 'signed') {
    return html`<p class="note good" role="status">${words.signed}</p>
      <p><a class="button" href="/downSignApp">${words.back}</a></p>`
  }
  const form = (choice: string, label: string, done: string, className: string): Html =>
    html`<form data-call class="wide" method="post" action="${path}" data-done="${done}">
      <input type="hidden" name="outcome" value="${choice}" />
      <button id="outcome-${choice}" class="${className}">${label}</button>
    </form>`
  return html`${
    status === 'failed' ? html`<p class="note bad" role="status">${words.failed}</p>` : null
  }
  ${form('sign', words.sign, words.signed, '')}
  ${form('fail', words.cannot, words.failed, 'second')}`
}

const frame = (language: SigningLanguage, path: string, title: string, body: Html): Page => ({
  title,
  lang: language,
  body: html`<header class="narrow">
      ${brand(WORDS[language].app)}
      <a
        href="${path}?lang=${language === 'th' ? 'en' : 'th'}"
        lang="${language === 'th' ? 'en' : 'th'}"
        >${WORDS[language].other}</a
      >
    </header>
    <main class="narrow">
      <h1>${title}</h1>
      ${body}
    </main>`,
})

/** The signing app's own page: the contract in figures, and what the borrower does about it. */
export function signingPage(view: SigningView): Page {
  const words = WORDS[view.language]
  return frame(
    view.language,
    view.path,
    words.title,
    html`<p class="lead">${words.lead}</p>
      ${figures(view)}
      <div class="column" id="outcome" data-live>${outcome(view)}</div>`,
  )
}

/** What is said when the signing app cannot sign. */
export const signingFailedWords = (language: SigningLanguage): string => WORDS[language].failed

/** What a link that was never given or is too old leads to. */
export function signingGonePage(language: SigningLanguage, path: string): Page {
  const words = WORDS[language]
  return frame(
    language,
    path,
    words.gone,
    html`<p class="lead">${words.goneText}</p>
      <p><a class="button" href="/downSignApp">${words.back}</a></p>`,
  )
}
