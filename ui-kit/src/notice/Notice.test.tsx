import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { Notice } from './Notice.tsx'

test('a notice that was always there interrupts nobody', async () => {
  await render(<Notice title="Saved">What you type is kept.</Notice>)
  await expect.element(page.getByText('What you type is kept.')).toBeVisible()
  expect(page.getByRole('status').elements()).toHaveLength(0)
  expect(page.getByRole('alert').elements()).toHaveLength(0)
})

test('one that comes after an action is said, what went wrong at once', async () => {
  await render(
    <>
      <Notice live>Sent.</Notice>
      <Notice live tone="bad">
        Not sent.
      </Notice>
    </>,
  )
  await expect.element(page.getByRole('status')).toHaveTextContent('Sent.')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not sent.')
})
