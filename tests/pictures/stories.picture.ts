import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openStory } from '../../scripts/set-up/open-story.ts'
import { storiesIn } from '../../scripts/set-up/story-index.ts'

const stories = storiesIn(join(import.meta.dirname, '../../.paso/stories'))

/** Components that are typed into or chosen in, and those that show money: these in right-to-left and dark too. */
const formsAndMoney =
  /^(address-cascade|agreement-consent|amount-picker|card-number-field|check-answers|checkbox|contact-field|date-of-birth-field|digits-field|due-countdown|error-summary|extension-picker|full-cost-card|honest-line|language-switch|loan-summary|money|order-card|otp-field|payment-instruction|phone-field|photo-capture|question-page|quota-card|radio-tiles|rate-text|repayment-progress|search-sheet|select-field|term-chips|text-area|text-field|voucher-upload)/
const nameOf = (id: string) => id.replaceAll(/[^\w-]/g, '')

const pagesFromTheRight = stories.filter(({ id }) => /^pages--.*-(arabic|urdu)$/.test(id))
const pagesInEnglish = stories.filter(({ id }) => /^pages--(?!.*-(thai|arabic|urdu)$)/.test(id))

const looks = [
  { look: '', globals: '', width: 360, of: stories },
  ...['ar', 'ur'].map((language) => ({
    look: `-${language}-dark`,
    globals: `&globals=language:${language};theme:dark`,
    width: 360,
    // Stories that are in a language of their own stay in it.
    of: stories.filter(({ id }) => formsAndMoney.test(id) && !/--(arabic|urdu)$/.test(id)),
  })),
  { look: '-dark', globals: '&globals=theme:dark', width: 360, of: pagesFromTheRight },
  // Whole pages on a tablet and on a desk.
  ...[768, 1180].map((width) => ({
    look: `-${String(width)}`,
    globals: '',
    width,
    of: pagesInEnglish,
  })),
]

for (const { look, globals, width, of } of looks) {
  for (const { id } of of) {
    test(`${id}${look}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      expect(await openStory(page, id, globals)).toBe('')
      // Of a whole page, what a borrower sees at first: its footer stays at the bottom.
      const fullPage = !id.startsWith('pages--')
      await expect(page).toHaveScreenshot(`${nameOf(id)}${look}.png`, { fullPage })
    })
  }
}

test('hairlines that are gone are seen', async ({ page }) => {
  const id = 'list--menu'
  expect(await openStory(page, id, '')).toBe('')
  await page.evaluate(() => document.documentElement.style.setProperty('--paso-line', '#fff'))
  const compared = expect(page).toHaveScreenshot(`${nameOf(id)}.png`, {
    fullPage: true,
    timeout: 3000,
  })
  await expect(compared).rejects.toThrow('different')
})

test('six pixels that changed are seen', async ({ page }) => {
  const [{ id } = { id: '' }] = stories
  expect(await openStory(page, id, '')).toBe('')
  await page.evaluate(() => {
    const dot = document.createElement('i')
    dot.style.cssText =
      'position:absolute;inset-block-start:9px;inset-inline-start:9px;inline-size:3px;block-size:2px;background:#d00'
    document.body.append(dot)
  })
  const compared = expect(page).toHaveScreenshot(`${nameOf(id)}.png`, {
    fullPage: true,
    timeout: 3000,
  })
  await expect(compared).rejects.toThrow('6 pixels')
})
