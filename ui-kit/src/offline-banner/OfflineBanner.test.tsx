import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render, settle } from '../../tests/render.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'

afterEach(() => vi.restoreAllMocks())

test('it speaks when the network goes and is silent when it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await render(<OfflineBanner>You are offline.</OfflineBanner>)
  expect(page.getByRole('status').element().textContent).toBe('')
  online.mockReturnValue(false)
  await settle(async () => dispatchEvent(new Event('offline')))
  await expect.element(page.getByRole('status')).toHaveTextContent('You are offline.')
  online.mockReturnValue(true)
  await settle(async () => dispatchEvent(new Event('online')))
  expect(page.getByRole('status').element().textContent).toBe('')
})

test('the app may know better than the browser', async () => {
  await render(<OfflineBanner offline>You are offline.</OfflineBanner>)
  await expect.element(page.getByText('You are offline.')).toBeVisible()
})
