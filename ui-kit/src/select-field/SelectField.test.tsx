import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hydrate, render } from '../../tests/render.tsx'
import { SelectField } from './SelectField.tsx'

const purpose = {
  name: 'purpose',
  label: 'Purpose',
  placeholder: 'Choose one',
  options: [
    { value: 'medical', label: 'Doctor' },
    { value: 'school', label: 'School' },
  ],
}
const list = () => page.getByRole('combobox', { name: 'Purpose' })

test('nothing is chosen beforehand', async () => {
  await render(<SelectField {...purpose} />)
  await expect.element(list()).toHaveValue('')
  await expect.element(list()).toHaveDisplayValue('Choose one')
})

test('a choice is reported by its value', async () => {
  const onValueChange = vi.fn()
  await render(<SelectField {...purpose} onValueChange={onValueChange} />)
  await userEvent.selectOptions(list(), 'School')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('school')
})

test('a choice at first is shown and not reported again', async () => {
  const onValueChange = vi.fn()
  await render(<SelectField {...purpose} defaultValue="school" onValueChange={onValueChange} />)
  await expect.element(list()).toHaveDisplayValue('School')
  expect(onValueChange).not.toHaveBeenCalled()
})

test('a later value of its owner is shown, the empty one too', async () => {
  const { rerender } = await render(<SelectField {...purpose} value="school" />)
  await rerender(<SelectField {...purpose} value="medical" />)
  await expect.element(list()).toHaveDisplayValue('Doctor')
  await rerender(<SelectField {...purpose} value="" />)
  await expect.element(list()).toHaveDisplayValue('Choose one')
})

test('choices that arrive after the value still show it, and nothing is reported', async () => {
  const onValueChange = vi.fn()
  const field = (options: typeof purpose.options) => (
    <SelectField {...purpose} options={options} value="school" onValueChange={onValueChange} />
  )
  const { rerender } = await render(field([]))
  await rerender(field(purpose.options))
  await expect.element(list()).toHaveDisplayValue('School')
  expect(onValueChange).not.toHaveBeenCalled()
})

test('a value that is none of the choices leaves the placeholder', async () => {
  await render(<SelectField {...purpose} value="gone" />)
  await expect.element(list()).toHaveDisplayValue('Choose one')
})

test('a language switch keeps the choice', async () => {
  const { rerender } = await render(<SelectField {...purpose} />)
  await userEvent.selectOptions(list(), 'School')
  await rerender(
    <SelectField
      {...purpose}
      options={[
        { value: 'medical', label: 'ค่าหมอ' },
        { value: 'school', label: 'ค่าเรียน' },
      ]}
    />,
  )
  await expect.element(list()).toHaveDisplayValue('ค่าเรียน')
})

test('a choice made before hydration stays and is reported', async () => {
  const onValueChange = vi.fn()
  const field = <SelectField {...purpose} onValueChange={onValueChange} />
  await hydrate(renderToString(field), field, (container) => {
    const select = container.querySelector('select')
    if (select) select.value = 'school'
  })
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('school')
})

test('its error describes it', async () => {
  await render(<SelectField {...purpose} error="Say what for" />)
  await expect.element(list()).toHaveAccessibleDescription('Say what for')
  await expect.element(list()).toBeInvalid()
})

test('the keyboard changes it', async () => {
  const onValueChange = vi.fn()
  await render(<SelectField {...purpose} onValueChange={onValueChange} />)
  await userEvent.tab()
  await userEvent.keyboard('s')
  expect(onValueChange).toHaveBeenCalledWith('school')
})

test('choices stand in groups, whose headings cannot be chosen', async () => {
  const onValueChange = vi.fn()
  const options = [
    { label: 'For me', options: purpose.options },
    { value: 'other', label: 'Something else' },
  ]
  await render(<SelectField {...purpose} options={options} onValueChange={onValueChange} />)
  expect(list().element().querySelector('optgroup')?.label).toBe('For me')
  const choices = [...list().element().querySelectorAll('option')].map(({ value }) => value)
  expect(choices).toEqual(['', 'medical', 'school', 'other'])
  await userEvent.selectOptions(list(), 'School')
  await userEvent.selectOptions(list(), 'Something else')
  expect(onValueChange.mock.calls).toEqual([['school'], ['other']])
})

test('in letters twice as large a word as long as Aguascalientes is not broken', async () => {
  await page.viewport(320, 640)
  document.documentElement.style.fontSize = '29.65px'
  const { container } = await render(
    <div style={{ paddingInline: '16px' }}>
      <SelectField label="State" options={[{ value: 'ags', label: 'Aguascalientes' }]} />
      <span style={{ fontSize: '1.0625rem' }}>Aguascalientes</span>
    </div>,
  )
  const word = container.querySelector('span')?.getBoundingClientRect().width ?? 0
  const select = page.getByRole('combobox').element()
  const { paddingInlineStart: start, paddingInlineEnd: end } = getComputedStyle(select)
  const room = select.clientWidth - Number.parseFloat(start) - Number.parseFloat(end)
  expect(word).toBeGreaterThan(0)
  expect(room).toBeGreaterThanOrEqual(word)
  document.documentElement.style.fontSize = ''
  await page.viewport(360, 740)
})
