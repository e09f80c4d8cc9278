import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { Result } from './Result.tsx'

test('it says how it came out, what that means and the way on', async () => {
  await render(
    <Result outcome="waiting" title="Waiting for disbursement" actions={<a href="#home">Home</a>}>
      within 12 hours
    </Result>,
  )
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Waiting for disbursement' }))
    .toBeVisible()
  await expect.element(page.getByText('within 12 hours')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Home' })).toBeVisible()
})

test('under another heading it is the second', async () => {
  await render(<Result outcome="success" title="Repaid" titleAs="h2" />)
  await expect.element(page.getByRole('heading', { level: 2, name: 'Repaid' })).toBeVisible()
})
