import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { TermChips } from './TermChips.tsx'

const chosen = vi.fn<(days: number | null) => void>()

function Chips() {
  const [days, setDays] = useState<number | null>(null)
  return (
    <TermChips
      label="For how long?"
      value={days}
      onValueChange={(next) => {
        chosen(next)
        setDays(next)
      }}
      options={[
        { days: 61, label: '61 days' },
        { days: 90, label: '90 days' },
      ]}
    />
  )
}

test('a tap on a chip chooses its days', async () => {
  await render(<Chips />)
  await page.getByRole('radio', { name: '90 days' }).click({ force: true })
  expect(chosen).toHaveBeenLastCalledWith(90)
  await expect.element(page.getByRole('radio', { name: '90 days' })).toBeChecked()
})

test('a form that is reset to none says so', async () => {
  const onValueChange = vi.fn()
  await render(
    <form>
      <TermChips
        label="For how long?"
        options={[{ days: 90, label: '90 days' }]}
        onValueChange={onValueChange}
      />
      <button type="reset">Empty</button>
    </form>,
  )
  await page.getByRole('radio').click({ force: true })
  await page.getByRole('button').click()
  await expect.poll(() => onValueChange.mock.calls).toEqual([[90], [null]])
})

test('arrow keys move through the chips', async () => {
  await render(<Chips />)
  page.getByRole('radio', { name: '61 days' }).element().focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(chosen).toHaveBeenLastCalledWith(90)
})

test('the chips are a group with a name, and each is at least 48 px high', async () => {
  await render(<Chips />)
  await expect.element(page.getByRole('group', { name: 'For how long?' })).toBeVisible()
  const chip = page.getByText('61 days').element().closest('label')
  expect(chip?.getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
})

test('a term that is not on offer cannot be chosen, and an error says what to do', async () => {
  await render(
    <TermChips
      label="For how long?"
      error="Choose how long"
      options={[
        { days: 61, label: '61 days', detail: 'until 3 March' },
        { days: 90, label: '90 days', disabled: true },
      ]}
    />,
  )
  await expect.element(page.getByRole('radio', { name: '90 days' })).toBeDisabled()
  await expect.element(page.getByRole('group')).toHaveAccessibleDescription('Choose how long')
  await expect.element(page.getByRole('radio', { name: '61 days until 3 March' })).toBeEnabled()
})
