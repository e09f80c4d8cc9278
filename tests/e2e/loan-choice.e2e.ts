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

/** Of each row above the button: its words begin where the button does and its figure ends there. */
const rowsAtEdges = (page: Page): Promise<boolean[]> =>
  page.locator('footer').evaluate((footer) => {
    const edges = (part: Element | null | undefined) => {
      const range = document.createRange()
      if (part) range.selectNodeContents(part)
      const { left, right, bottom } = range.getBoundingClientRect()
      return { left, right, bottom }
    }
    const button = footer.querySelector('button')?.getBoundingClientRect()
    const near = (one = 0, other = 0) => Math.abs(one - other) < 2
    const toLeft = document.dir === 'rtl'
    return [...footer.querySelectorAll('dl > div')].map((row) => {
      const words = edges(row.querySelector('dt'))
      const figure = edges(row.querySelector('dd'))
      const space = (button?.top ?? 0) - figure.bottom
      const ends = toLeft
        ? near(words.right, button?.right) && near(figure.left, button?.left)
        : near(words.left, button?.left) && near(figure.right, button?.right)
      return ends && space >= 8
    })
  })

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
      expect(await rowsAtEdges(page)).toEqual([true, true])
      const most = await page.getByRole('slider').getAttribute('max')
      const limit = (Number(most) / 100).toLocaleString('en')
      expect(await timesSeen(page, limit)).toBe(1)
      await expect(page.getByRole('textbox')).toHaveAccessibleDescription(new RegExp(limit))
    }
  })
}
