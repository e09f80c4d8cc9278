import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { FullScreenLoader } from './FullScreenLoader.tsx'

const loader = (stillAfter?: number) => (
  <FullScreenLoader label="Sending" stillLabel="Still working." stillAfter={stillAfter} />
)

test('it says what is happening, and later that it is still working', async () => {
  await render(loader(80))
  await expect.element(page.getByRole('status')).toHaveTextContent('Sending')
  expect(page.getByText('Still working.').elements()).toHaveLength(0)
  await expect.element(page.getByText('Still working.')).toBeVisible()
})

test('it keeps the focus, Escape does not close it, and it gives the focus back', async () => {
  const { rerender } = await render(<button type="button">Send</button>)
  page.getByRole('button').element().focus()
  const button = <button type="button">Send</button>
  await rerender(
    <>
      {button}
      {loader()}
    </>,
  )
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Sending' })).toBeVisible()
  await rerender(button)
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
})
