import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Example1, Example2, Example3, Example4 } from '../../tests/generated/readme-examples.tsx'
import { hookFormValues, save } from '../../tests/readme-surroundings.ts'
import { render } from '../../tests/render.tsx'

const box = (name: string) => page.getByRole('textbox', { name, exact: true })

test('the first example of the README asks for a name and saves', async () => {
  save.mockClear()
  await render(<Example1 />)
  await userEvent.fill(box('Given name'), 'Malee')
  await page.getByRole('button', { name: 'Continue' }).click()
  expect(save).toHaveBeenCalledOnce()
})

test('its fields under `register` show what was typed', async () => {
  await render(<Example2 />)
  await userEvent.fill(box('Mobile number'), '081 234 5678')
  await userEvent.fill(box('ID number'), '๑-๑๐๑๗')
  await expect.element(box('Mobile number')).toHaveValue('081 234 5678')
  await expect.element(box('ID number')).toHaveValue('๑-๑๐๑๗')
})

test('its date under `Controller` gives the meaning', async () => {
  await render(<Example3 />)
  await userEvent.fill(box('Day'), '5')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Month' }), 'M3')
  await userEvent.fill(box('Year'), '2540')
  expect(hookFormValues()).toEqual({ birth_date: '1997-03-05' })
})

test('its amount in TanStack Form moves with what is typed', async () => {
  await render(<Example4 />)
  await userEvent.fill(box('How much?'), '12,300')
  await userEvent.tab()
  await expect.element(page.getByRole('slider')).toHaveValue('1230000')
})
