import type { Locator } from '@playwright/test'
import { buttonLabels, keysOfCountries, labelsBesidePicture } from '../support/button-labels.ts'
import { expect, test } from '../support/journey.ts'
import { languages, wordsOf, type Words } from '../support/words.ts'

// As prerendered: a script that begins meanwhile would put its own button in the place of this one.
test.use({ javaScriptEnabled: false })

const labels = buttonLabels()
const besidePicture = labelsBesidePicture()

test('no edition has words of its own on a button, so that one stands for all', () => {
  const own = keysOfCountries()
  expect(own).toContain('服务费')
  expect(own.filter((id) => [...labels, ...besidePicture].includes(id))).toEqual([])
})

test('on a screen of 320 px each button has its words in two lines, in every language', async ({
  page,
}) => {
  expect(labels).toEqual(
    expect.arrayContaining([
      '获取验证码',
      '保存这一步并继续',
      '放弃借款',
      '从手机通讯录选一位',
      '修改',
    ]),
  )
  expect(besidePicture).toEqual(
    expect.arrayContaining(['正在保存这一步', '从相册选择', '复制编号']),
  )
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/login')
  const button = page.locator('button[type="submit"]')
  await expect(button).toBeVisible()
  for (const language of languages) {
    const words = wordsOf(language)
    for (const [ids, beside] of [
      [labels, false],
      [besidePicture, true],
    ] as const) {
      const texts = ids.map((label) => filledIn(words, label))
      const paragraph = texts.slice(0, 5).join(' ')
      const asked = { language, beside, texts: [paragraph, ...texts] }
      expect(await longerThanTwoLines(button, asked)).toEqual([paragraph])
    }
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

interface Asked {
  language: string
  texts: string[]
  /** Whether a ring or an icon stands in front of the words. */
  beside: boolean
}

/** Which texts a button that fills a dialog has no room for; on a page it has a little more. */
const longerThanTwoLines = (button: Locator, asked: Asked) =>
  button.evaluate((element, { language, texts, beside }) => {
    document.documentElement.lang = language
    const style = getComputedStyle(element)
    const heights = [
      ...[style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth],
      ...[style.lineHeight, style.lineHeight],
    ]
    const highest = heights.reduce((sum, height) => sum + parseFloat(height), 0)
    const picture = document.createElement('span')
    picture.style.cssText = 'flex: none; inline-size: 1.5em'
    return texts.filter((text) => {
      const words = document.createElement('span')
      words.textContent = text
      element.replaceChildren(...(beside ? [picture] : []), words)
      return (
        element.scrollWidth > element.clientWidth ||
        element.getBoundingClientRect().height > highest + 1
      )
    })
  }, asked)
