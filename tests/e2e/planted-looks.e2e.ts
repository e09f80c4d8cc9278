import type { Locator } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { besidePage, brokenWords, cutWords, overlappingWords } from '../support/seen.ts'
import { wordsOf } from '../support/words.ts'

/** What a look must see, by the style of a label that makes it so; it is that far from its hint. */
const planted = [
  {
    look: overlappingWords,
    style: (far: number) => `position: relative; inset-block-start: ${far}px`,
  },
  { look: besidePage, style: () => 'display: block; inline-size: 500px' },
  { look: cutWords, style: () => 'display: block; block-size: 10px; overflow: hidden' },
  { look: brokenWords, style: () => 'display: block; inline-size: 20px; overflow-wrap: anywhere' },
] as const

test('a page whose words are cut, broken, beside it or over each other is seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/login')
  const hint = page.getByText(wordsOf('th')('我们会发送 6 位验证码'))
  const label = page.locator('form label').first()
  await expect(hint).toBeVisible()
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  const far = (await topOf(hint)) - (await topOf(label))
  for (const { look, style } of planted) {
    expect(await look(page), `${look.name} before`).toEqual([])
    await dress(label, style(far))
    expect(await look(page), look.name).not.toEqual([])
    await dress(label, '')
  }
})

/** By the object, since the page's policy takes no style as an attribute. */
const dress = (part: Locator, style: string) =>
  part.evaluate((element, text) => (element.style.cssText = text), style)
