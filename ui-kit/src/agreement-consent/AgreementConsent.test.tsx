import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { AgreementConsent } from './AgreementConsent.tsx'

const consent = {
  name: 'agreed',
  label: 'I agree to both',
  openedLabel: 'Opened',
  documents: [
    { id: 'loan', title: 'Loan agreement', opened: true },
    { id: 'privacy', title: 'Privacy policy' },
  ],
}

test('a press on a paper opens it and does not agree', async () => {
  const onOpen = vi.fn()
  const onValueChange = vi.fn()
  await render(<AgreementConsent {...consent} onOpen={onOpen} onValueChange={onValueChange} />)
  await page.getByRole('button', { name: 'Privacy policy' }).click()
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('privacy')
  expect(onValueChange).not.toHaveBeenCalled()
})

test('a paper that was opened says so, another does not', async () => {
  await render(<AgreementConsent {...consent} onOpen={vi.fn()} />)
  expect(
    page
      .getByRole('button')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['Loan agreementOpened', 'Privacy policy'])
})

test('it is not agreed to beforehand, and ticking reports', async () => {
  const onValueChange = vi.fn()
  await render(<AgreementConsent {...consent} onOpen={vi.fn()} onValueChange={onValueChange} />)
  const box = page.getByRole('checkbox', { name: 'I agree to both' })
  await expect.element(box).not.toBeChecked()
  await box.click()
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(true)
})

test('its error describes the box', async () => {
  await render(<AgreementConsent {...consent} onOpen={vi.fn()} error="Read it first" />)
  await expect.element(page.getByRole('checkbox')).toHaveAccessibleDescription('Read it first')
})

test('a paper’s press does not send the form around it', async () => {
  const onSubmit = vi.fn()
  await render(
    <form onSubmit={onSubmit}>
      <AgreementConsent {...consent} onOpen={vi.fn()} />
    </form>,
  )
  await page.getByRole('button', { name: 'Privacy policy' }).click()
  expect(onSubmit).not.toHaveBeenCalled()
})
