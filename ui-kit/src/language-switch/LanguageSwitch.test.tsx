import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'

const onValueChange = vi.fn()
const languages = [
  { tag: 'en', name: 'English' },
  { tag: 'th', name: 'ไทย' },
]

test('each language is named in itself and marked as that language', async () => {
  const { container } = await render(
    <LanguageSwitch
      label="Language"
      languages={languages}
      value="en"
      onValueChange={onValueChange}
    />,
  )
  await expect.element(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en')
  const options = [...container.querySelectorAll('option')].map((option) => [
    option.lang,
    option.textContent,
  ])
  expect(options).toEqual([
    ['en', 'English'],
    ['th', 'ไทย'],
  ])
})

test('it is as wide as its own word, so that the title beside it has the room', async () => {
  const both = [...languages, { tag: 'vi', name: 'Tiếng Việt' }]
  const width = () => page.getByRole('combobox').element().getBoundingClientRect().width
  const pill = (value: string) => (
    <LanguageSwitch label="Language" languages={both} value={value} onValueChange={onValueChange} />
  )
  const { rerender } = await render(pill('vi'))
  const longest = width()
  await rerender(pill('th'))
  expect(width()).toBeLessThan(longest - 20)
})

test('choosing one reports its tag', async () => {
  await render(
    <LanguageSwitch
      label="Language"
      languages={languages}
      value="en"
      onValueChange={onValueChange}
    />,
  )
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Language' }), 'ไทย')
  expect(onValueChange).toHaveBeenCalledWith('th')
})
