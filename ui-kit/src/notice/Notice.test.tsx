import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { DismissButton } from './DismissButton.tsx'
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

test('one can be dismissed: its cross has a name, 48 px, and stands beside the words', async () => {
  function Owner() {
    const [seen, setSeen] = useState(false)
    if (seen) return <p>Gone</p>
    return (
      <Notice action={<DismissButton label="Close" onClick={() => setSeen(true)} />}>
        What you type is kept on this phone and at the lender, and you may go on later.
      </Notice>
    )
  }
  await render(<Owner />)
  const cross = page.getByRole('button', { name: 'Close' })
  const { width, height, left } = cross.element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(48)
  const words = document.createRange()
  words.selectNodeContents(page.getByText(/^What you type/).element())
  expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(left)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Gone')).toBeVisible()
})
