import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hydrate, render } from '../../tests/render.tsx'
import { DateOfBirthField } from './DateOfBirthField.tsx'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const birth = {
  name: 'birth_date',
  label: 'Date of birth',
  dayLabel: 'Day',
  monthLabel: 'Month',
  yearLabel: 'Year',
  months,
}
const day = () => page.getByRole('textbox', { name: 'Day' })
const month = () => page.getByRole('combobox', { name: 'Month' })
const year = () => page.getByRole('textbox', { name: 'Year' })

async function enter(d: string, m: string, y: string) {
  await userEvent.fill(day(), d)
  await userEvent.selectOptions(month(), m)
  await userEvent.fill(year(), y)
}

test('the question names the group of three', async () => {
  await render(<DateOfBirthField {...birth} />)
  await expect.element(page.getByRole('group', { name: 'Date of birth' })).toBeInTheDocument()
})

test('three answers make a date', async () => {
  const onValueChange = vi.fn()
  await render(<DateOfBirthField {...birth} onValueChange={onValueChange} />)
  await enter('5', 'Mar', '1997')
  expect(onValueChange).toHaveBeenLastCalledWith('1997-03-05')
})

test('a Buddhist year in Thai figures is understood and said', async () => {
  const onValueChange = vi.fn()
  await render(
    <DateOfBirthField
      {...birth}
      onValueChange={onValueChange}
      describeBuddhistYear={(typed, common) => `${typed} is ${common}`}
    />,
  )
  await enter('๕', 'Mar', '๒๕๔๐')
  expect(onValueChange).toHaveBeenLastCalledWith('1997-03-05')
  await expect.element(page.getByText('2540 is 1997')).toBeVisible()
  await expect.element(year()).toHaveValue('๒๕๔๐')
})

test('a common year is not explained', async () => {
  await render(
    <DateOfBirthField
      {...birth}
      describeBuddhistYear={() => 'explained'}
      defaultValue="1997-03-05"
    />,
  )
  expect(page.getByText('explained').elements()).toHaveLength(0)
})

test('an incomplete date and a day that does not exist are no date', async () => {
  const onValueChange = vi.fn()
  await render(<DateOfBirthField {...birth} onValueChange={onValueChange} />)
  await userEvent.fill(day(), '31')
  expect(onValueChange).toHaveBeenLastCalledWith('')
  await enter('31', 'Feb', '1997')
  expect(onValueChange).toHaveBeenLastCalledWith('')
})

test('a date at first fills the three', async () => {
  await render(<DateOfBirthField {...birth} defaultValue="1997-03-05" />)
  await expect.element(day()).toHaveValue('5')
  await expect.element(month()).toHaveDisplayValue('Mar')
  await expect.element(year()).toHaveValue('1997')
})

test('a date read from a card later fills the three, and can be corrected', async () => {
  const onValueChange = vi.fn()
  const { rerender } = await render(<DateOfBirthField {...birth} value="" />)
  await rerender(<DateOfBirthField {...birth} value="1997-03-05" onValueChange={onValueChange} />)
  await expect.element(year()).toHaveValue('1997')
  await userEvent.fill(day(), '6')
  expect(onValueChange).toHaveBeenLastCalledWith('1997-03-06')
})

test('an owner that holds the date does not disturb the typing', async () => {
  function Owner() {
    const [date, setDate] = useState('')
    return <DateOfBirthField {...birth} value={date} onValueChange={setDate} />
  }
  await render(<Owner />)
  await enter('๐๕', 'Mar', '2540')
  await expect.element(day()).toHaveValue('๐๕')
  await expect.element(year()).toHaveValue('2540')
})

test('leaving the last of the three is reported, moving between them is not', async () => {
  const onBlur = vi.fn()
  await render(<DateOfBirthField {...birth} defaultValue="1997-03-05" onBlur={onBlur} />)
  await userEvent.click(day())
  await userEvent.tab()
  await userEvent.tab()
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onBlur).toHaveBeenCalledOnce()
})

test('its error describes the group and marks the three', async () => {
  await render(<DateOfBirthField {...birth} error="Write the date" />)
  await expect.element(page.getByRole('group')).toHaveAccessibleDescription('Write the date')
  for (const part of [day(), month(), year()]) await expect.element(part).toBeInvalid()
})

test('the browser can fill the three', async () => {
  await render(<DateOfBirthField {...birth} />)
  await expect.element(day()).toHaveAttribute('autocomplete', 'bday-day')
  await expect.element(month()).toHaveAttribute('autocomplete', 'bday-month')
  await expect.element(year()).toHaveAttribute('autocomplete', 'bday-year')
})

test('what is entered before hydration is reported as one date', async () => {
  const onValueChange = vi.fn()
  const field = <DateOfBirthField {...birth} onValueChange={onValueChange} />
  await hydrate(renderToString(field), field, (container) => {
    const [first, last] = container.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')
    const list = container.querySelector('select')
    if (first && last && list) {
      first.value = '5'
      list.value = '3'
      last.value = '2540'
    }
  })
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('1997-03-05')
  await expect.element(day()).toHaveValue('5')
})

test('a form sends it as one date', async () => {
  await render(
    <form aria-label="form">
      <DateOfBirthField {...birth} />
    </form>,
  )
  await enter('๕', 'Mar', '๒๕๔๐')
  const form = page.getByRole('form').element() as HTMLFormElement
  expect(new FormData(form).get('birth_date')).toBe('1997-03-05')
})

test('what makes no date yet is told, and is typed on', async () => {
  const onPartsChange = vi.fn()
  const onValueChange = vi.fn()
  const { rerender } = await render(
    <DateOfBirthField {...birth} value="" {...{ onPartsChange, onValueChange }} />,
  )
  await userEvent.fill(day(), '5')
  expect(onPartsChange).toHaveBeenLastCalledWith({ day: '5', month: '', year: '' })
  await rerender(
    <DateOfBirthField
      {...{ ...birth, onValueChange }}
      key="again"
      value=""
      defaultParts={{ day: '5', month: '3' }}
    />,
  )
  await expect.element(day()).toHaveValue('5')
  await userEvent.fill(year(), '1997')
  expect(onValueChange).toHaveBeenLastCalledWith('1997-03-05')
})
