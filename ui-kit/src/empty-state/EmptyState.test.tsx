import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { EmptyState } from './EmptyState.tsx'

test('it has words and a way on', async () => {
  await render(
    <EmptyState title="No loans yet" actions={<a href="#limit">Check my limit</a>}>
      Your loans stand here.
    </EmptyState>,
  )
  await expect.element(page.getByRole('heading', { name: 'No loans yet' })).toBeVisible()
  await expect.element(page.getByText('Your loans stand here.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Check my limit' })).toBeVisible()
})
