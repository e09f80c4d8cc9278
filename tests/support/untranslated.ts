/** Texts on a page of the build with words of no language that are neither such words nor the lender's data. */
import type { Page } from '@playwright/test'
import { formatMoney, type Currency } from '@paso/ui-kit'

/** What stands in a date, a sum or a list, and names that are the same everywhere. */
const formatted = [
  ...(['short', 'long'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat('th', { month, timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2027, index, 15)))
  }),
  ...(['short', 'long'] as const).flatMap((weekday) => {
    const format = new Intl.DateTimeFormat('th', { weekday, timeZone: 'UTC' })
    return Array.from({ length: 7 }, (_, index) => format.format(Date.UTC(2027, 0, index + 1)))
  }),
  ...new Intl.ListFormat('th')
    .formatToParts(['1', '2', '3'])
    .flatMap(({ type, value }) => (type === 'literal' ? [value.trim()] : [])),
  ...(['MXN', 'PKR', 'EGP', 'USD'] as const).map((currency) => labelOf(currency)),
  ...['พ.ศ.', 'น.', 'THB', 'kB', 'Paso', 'Google Play', 'App Store', 'Sandbox Money Advice', '1กข'],
  ...['English', 'Español', 'Tiếng Việt', 'ไทย', 'العربية', 'اردو'],
]

/** The letters that stand before a sum (D3). */
function labelOf(currency: Currency): string {
  const [label = ''] = formatMoney({ amount: 0, currency, locale: 'th' }).text.split(/[\s\d]/u)
  return label
}

/** Notes every text that the lender answers from now on. */
export function dataOf(page: Page): Set<string> {
  const data = new Set(formatted)
  const note = (value: unknown): void => {
    if (typeof value === 'string') {
      data.add(value.trim())
      // Where a link leads is named by its host.
      if (URL.canParse(value)) data.add(new URL(value).host)
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(note)
  }
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return
    void response.json().then(note, () => undefined)
  })
  return data
}

/** Notes what stands in the fields of the page: it is the borrower's own. */
export async function noteTyped(page: Page, data: Set<string>): Promise<void> {
  for (const field of await page.locator('input, textarea').all()) {
    data.add((await field.inputValue()).trim())
  }
}

/** Two Latin letters, or one of another script; the baht's sign stands among the Thai letters and is none. */
const letters = /[a-z]{2}|[\u0e01-\u0e3a\u0e40-\u0e7f\u0600-\u06ff\u4e00-\u9fff]/i

/** What a person reads or hears on the page without its data, where a letter without an accent is left. */
export async function untranslated(page: Page, data: ReadonlySet<string>): Promise<string[]> {
  const texts = await page.evaluate(textsOfPage)
  const known = [...data].filter((each) => each !== '').sort((a, b) => b.length - a.length)
  const ungrouped = new Set(known.map(withoutGroups))
  return texts.filter((text) => {
    if (ungrouped.has(withoutGroups(text))) return false
    const left = known.reduce((rest, each) => rest.replaceAll(each, ' '), text)
    return letters.test(left)
  })
}

/** A number as it was before it was set in groups. */
const withoutGroups = (text: string): string => text.replaceAll(/[\s-]/g, '')

/** Runs in the page. */
function textsOfPage(): string[] {
  const texts = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode
    if (parent?.closest('script, style')) continue
    texts.push(textContent ?? '')
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description']) {
    for (const each of document.querySelectorAll(`#root [${name}]`)) {
      texts.push(each.getAttribute(name) ?? '')
    }
  }
  return texts.map((text) => text.trim()).filter((text) => text !== '')
}
