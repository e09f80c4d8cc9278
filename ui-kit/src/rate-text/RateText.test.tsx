import { expect, test } from 'vitest'
import { render } from '../../tests/render.tsx'
import { RateText } from './RateText.tsx'

test.each([
  [2280, 'en', '22.8%'],
  [1500, 'en', '15%'],
  [3395, 'en', '33.95%'],
  [5, 'en', '0.05%'],
  [-250, 'en', '-2.5%'],
  [2280, 'vi', '22,8%'],
  [2280, 'ar', '22.8%'],
])('%i basis points in %s are written %s', async (basisPoints, locale, text) => {
  const { container } = await render(<RateText basisPoints={basisPoints} locale={locale} />)
  expect(container.querySelector('bdi')?.textContent).toBe(text)
})

test('the percent sign stays with its figure in an Arabic page', async () => {
  const { container } = await render(<RateText basisPoints={2280} locale="ar" />)
  expect(container.querySelector('bdi')?.dir).toBe('ltr')
})

test('half a basis point is refused, never rounded', async () => {
  await expect(render(<RateText basisPoints={0.5} locale="en" />)).rejects.toThrow(RangeError)
})
