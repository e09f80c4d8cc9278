import type { Page } from '@playwright/test'
import { button } from '../support/borrower.ts'
import { expect, test } from '../support/journey.ts'
import { sampled } from '../support/sampled.ts'

/** How often a text is seen: what only a screen reader is told has no room. */
const timesSeen = (page: Page, text: string): Promise<number> =>
  page.locator('main *').evaluateAll((elements, said) => {
    const holds = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes(said),
      )
    return elements.filter((each) => holds(each) && each.getBoundingClientRect().width > 2).length
  }, text)

const figureIn = (text: string): number => Number(text.replace(/[^\d.]/g, ''))

for (const language of sampled(['th', 'ar', 'en'] as const, 1)) {
  test(`in ${language} what a loan costs is seen before the page is moved, and its limits once`, async ({
    page,
    context,
    baseURL,
    signedIn,
  }) => {
    const who = await signedIn({ language, upTo: 'work' })
    await context.addCookies([{ name: 'paso_language', value: language, url: baseURL ?? '' }])
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(viewport)
      await page.goto('/prod')
      // As the card below has it: received, interest, fee, total, rate.
      await expect(page.locator('main dd')).toHaveCount(5)
      const [, interest = '', fee = '', total = '', rate = ''] = await page
        .locator('main dd')
        .allTextContents()
      const cost = (figureIn(interest) + figureIn(fee)).toLocaleString('en', {
        minimumFractionDigits: 2,
      })
      for (const figure of [total, cost, rate]) {
        await expect(page.locator('footer').getByText(figure)).toBeInViewport({ ratio: 1 })
      }
      await expect(page.locator('footer')).toHaveText(/\D\d{4}\D/)
      await expect(button(who, '继续')).toBeInViewport({ ratio: 1 })
      const most = await page.getByRole('slider').getAttribute('max')
      const limit = (Number(most) / 100).toLocaleString('en')
      expect(await timesSeen(page, limit)).toBe(1)
      await expect(page.getByRole('textbox')).toHaveAccessibleDescription(new RegExp(limit))
    }
  })
}
