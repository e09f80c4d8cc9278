import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { KitSettings } from '../kit-settings/KitSettings.tsx'
import { Money } from './Money.tsx'

const bdi = (container: HTMLElement) => container.querySelector('bdi')

test('money isolates itself and is painted from left to right in an Arabic page', async () => {
  document.documentElement.dir = 'rtl'
  const { container } = await render(
    <p>
      المبلغ <Money amount={1052000} currency="EGP" locale="ar" /> اليوم
    </p>,
  )
  const frame = bdi(container)
  expect(frame?.dir).toBe('ltr')
  expect(frame?.textContent).toBe('ج.م\u00a010,520.00')
  const symbol = frame?.querySelector('span')?.getBoundingClientRect()
  const whole = frame?.getBoundingClientRect()
  expect(symbol?.left).toBeCloseTo(whole?.left ?? 0, 0)
})

test('figures have equal widths', async () => {
  const { container } = await render(<Money amount={111111} currency="THB" locale="en" />)
  const frame = bdi(container)
  expect(frame && getComputedStyle(frame).fontVariantNumeric).toBe('tabular-nums')
})

test('the language of KitSettings holds unless the component is given its own', async () => {
  const { container } = await render(
    <KitSettings locale="vi">
      <Money amount={1052000} currency="THB" />
      <Money amount={1052000} currency="THB" locale="th" />
    </KitSettings>,
  )
  const texts = [...container.querySelectorAll('bdi')].map((frame) => frame.textContent)
  expect(texts).toEqual(['10.520,00\u00a0฿', '฿10,520.00'])
})

test('ten million in the largest size fit a screen of 320', async () => {
  const { container } = await render(
    <Money amount={1234567890} currency="THB" locale="en" size="huge" />,
  )
  expect(bdi(container)?.getBoundingClientRect().width).toBeLessThan(288)
})

test('in letters twice as large an amount is no smaller than the text around it, and fits', async () => {
  await page.viewport(320, 640)
  document.documentElement.style.fontSize = '29.65px'
  const amounts = [
    { amount: 250000, currency: 'THB' },
    { amount: 1234567, currency: 'PKR' },
  ] as const
  for (const size of ['large', 'huge'] as const) {
    for (const each of amounts) {
      const { container } = await render(<Money {...each} locale="en" size={size} />)
      const frame = bdi(container)
      if (frame === null) throw new Error('no amount')
      expect(Number.parseFloat(getComputedStyle(frame).fontSize)).toBeGreaterThanOrEqual(29.65)
      expect(frame.getBoundingClientRect().width).toBeLessThan(256)
    }
  }
  document.documentElement.style.fontSize = ''
  await page.viewport(360, 740)
})

test('below zero the sign stands before the symbol', async () => {
  const { container } = await render(<Money amount={-4932} currency="THB" locale="en" />)
  expect(bdi(container)?.textContent).toBe('-฿49.32')
})
