import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { AppBar } from './AppBar.tsx'

test('the title is the first heading, and back is a link of at least 48 px', async () => {
  await render(<AppBar title="Your loan" backHref="#home" backLabel="Back" />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your loan' })).toBeVisible()
  const back = page.getByRole('link', { name: 'Back' })
  await expect.element(back).toHaveAttribute('href', '#home')
  const box = back.element().getBoundingClientRect()
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(48)
})

test('back can be an action', async () => {
  const onBack = vi.fn()
  await render(<AppBar title="Your loan" onBack={onBack} backLabel="Back" />)
  await page.getByRole('button', { name: 'Back' }).click()
  expect(onBack).toHaveBeenCalledOnce()
})

test('where the page has its own heading, the title is none', async () => {
  await render(<AppBar title="Your loan" titleAs="p" />)
  expect(page.getByRole('heading').elements()).toHaveLength(0)
})

test('in a right-to-left page back stands and points to the right', async () => {
  document.documentElement.dir = 'rtl'
  await render(<AppBar title="قرضك" backHref="#home" backLabel="رجوع" />)
  const back = page.getByRole('link', { name: 'رجوع' }).element()
  expect(back.getBoundingClientRect().left).toBeGreaterThan(180)
  const arrow = back.querySelector('svg')
  expect(arrow && getComputedStyle(arrow).transform).toContain('-1')
})

test('without a title the brand stands there, with the action', async () => {
  await render(<AppBar brand="Paso" action={<button type="button">ไทย</button>} />)
  await expect.element(page.getByText('Paso')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'ไทย' })).toBeVisible()
})
