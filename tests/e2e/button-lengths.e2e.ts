import type { Locator } from '@playwright/test'
import { buttonLabels, keysOfCountries } from '../support/button-labels.ts'
import { expect, test } from '../support/journey.ts'
import { languages, wordsOf, type Words } from '../support/words.ts'

// As prerendered: a script that begins meanwhile would put its own button in the place of this one.
test.use({ javaScriptEnabled: false })

const labels = buttonLabels()

test('no edition has words of its own on a button, so that one stands for all', () => {
  const own = keysOfCountries()
  expect(own).toContain('服务费')
  expect(own.filter((id) => labels.includes(id))).toEqual([])
})

test('on a screen of 320 px each button has its words in two lines, in every language', async ({
  page,
}) => {
  expect(labels).toContain('获取验证码')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/login')
  const button = page.locator('button[type="submit"]')
  await expect(button).toBeVisible()
  for (const language of languages) {
    const words = wordsOf(language)
    const texts = labels.map((label) => filledIn(words, label))
    const paragraph = texts.slice(0, 5).join(' ')
    expect(await longerThanTwoLines(button, language, [paragraph, ...texts])).toEqual([paragraph])
  }
})

/** With what is long in its places. */
function filledIn(words: Words, id: string): string {
  const names = id.match(/(?<=\{)\w+/g) ?? []
  const isSum = /amount|sum|total/
  return words(
    id,
    Object.fromEntries(names.map((name) => [name, isSum.test(name) ? '฿100,000.00' : 88])),
  )
}

/** Which texts a button that fills the page has no room for. */
const longerThanTwoLines = (button: Locator, language: string, texts: string[]) =>
  button.evaluate(
    (element, asked) => {
      document.documentElement.lang = asked.language
      const style = getComputedStyle(element)
      const heights = [
        ...[style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth],
        ...[style.lineHeight, style.lineHeight],
      ]
      const highest = heights.reduce((sum, height) => sum + parseFloat(height), 0)
      return asked.texts.filter((text) => {
        element.textContent = text
        return (
          element.scrollWidth > element.clientWidth ||
          element.getBoundingClientRect().height > highest + 1
        )
      })
    },
    { language, texts },
  )
