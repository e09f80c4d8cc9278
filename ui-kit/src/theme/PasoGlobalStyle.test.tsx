import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { Screen } from './Screen.tsx'

const root = document.documentElement
const style = (name: string) => getComputedStyle(root).getPropertyValue(name).trim()
const rootSize = () => Number.parseFloat(getComputedStyle(root).fontSize)

afterEach(async () => {
  delete root.dataset['theme']
  root.style.removeProperty('font-size')
  await page.viewport(360, 740)
})

test('the root size grows with the screen between 320 and 480 px, and no further', async () => {
  await render(null)
  const sizes: number[] = []
  for (const width of [280, 320, 375, 480, 900]) {
    await page.viewport(width, 740)
    sizes.push(Math.round(rootSize() * 100) / 100)
  }
  expect(sizes).toEqual([14.83, 14.83, 16, 18.24, 18.24])
})

test('text follows an enlarged font size of the reader', async () => {
  await render(null)
  const rule = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .find((one) => one instanceof CSSStyleRule && one.style.fontSize.startsWith('clamp'))
  const size = rule instanceof CSSStyleRule ? rule.style.fontSize : ''
  // The reader's setting is what a percentage of the root refers to; here a parent stands for it.
  const { container } = await render(<p>text</p>)
  container.style.fontSize = '32px'
  const text = container.querySelector('p')
  text?.style.setProperty('font-size', size)
  expect(Number.parseFloat(text ? getComputedStyle(text).fontSize : '')).toBeGreaterThan(29)
})

test('the dark theme answers to data-theme', async () => {
  await render(null)
  root.dataset['theme'] = 'light'
  expect(style('--paso-ground')).toBe('#f3f5f0')
  root.dataset['theme'] = 'dark'
  expect(style('--paso-ground')).toBe('#0d1411')
  expect(getComputedStyle(root).colorScheme).toBe('dark')
})

test.each([
  ['th', 1.5],
  ['ar', 1.6],
  ['ur', 2.5],
])('lines in %s are at least %f times the type', async (language, leading) => {
  root.lang = language
  await render(<p>text</p>)
  const text = getComputedStyle(page.getByText('text').element())
  const lines = Number.parseFloat(text.lineHeight) / Number.parseFloat(text.fontSize)
  expect(lines).toBeGreaterThanOrEqual(leading)
})

test('script that joins its letters is never spaced out', async () => {
  root.lang = 'ar'
  await render(<h1>عنوان</h1>)
  expect(getComputedStyle(page.getByRole('heading').element()).letterSpacing).toMatch(
    /^(0px|normal)$/,
  )
})

test('on a wide screen the column stays in the middle', async () => {
  await page.viewport(1200, 800)
  await render(<Screen data-testid="screen">text</Screen>)
  const at = page.getByTestId('screen').element().getBoundingClientRect()
  expect(at.width).toBeLessThanOrEqual(480)
  expect(Math.abs(at.left - (root.clientWidth - at.right))).toBeLessThanOrEqual(1)
  expect(root.scrollHeight).toBeLessThanOrEqual(root.clientHeight)
})
