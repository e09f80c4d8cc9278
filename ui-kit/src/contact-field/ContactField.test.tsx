import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hydrate, render } from '../../tests/render.tsx'
import { ContactField } from './ContactField.tsx'

const relative = {
  name: 'relative',
  labels: { person: 'A relative', relation: 'My', name: 'Name', phone: 'Mobile' },
  relations: [
    { value: 'father', label: 'Father' },
    { value: 'mother', label: 'Mother' },
  ],
  phonePrefix: '+66',
  phoneLongest: 9,
}
const name = () => page.getByRole('textbox', { name: 'Name' })
const phone = () => page.getByRole('textbox', { name: 'Mobile' })

test('the person names the group', async () => {
  await render(<ContactField {...relative} />)
  await expect.element(page.getByRole('group', { name: 'A relative' })).toBeInTheDocument()
})

test('relation, name and phone are reported together', async () => {
  const onValueChange = vi.fn()
  await render(<ContactField {...relative} onValueChange={onValueChange} />)
  await page.getByRole('radio', { name: 'Mother' }).click()
  await userEvent.fill(name(), 'Malee Jaidee')
  await userEvent.fill(phone(), '081 234 5678')
  expect(onValueChange).toHaveBeenLastCalledWith({
    relation: 'mother',
    name: 'Malee Jaidee',
    phone: '812345678',
  })
})

test('a draft fills it and is not reported again', async () => {
  const onValueChange = vi.fn()
  const draft = { relation: 'mother', name: 'Malee', phone: '812345678' }
  await render(<ContactField {...relative} defaultValue={draft} onValueChange={onValueChange} />)
  await expect.element(page.getByRole('radio', { name: 'Mother' })).toBeChecked()
  await expect.element(phone()).toHaveValue('812345678')
  expect(onValueChange).not.toHaveBeenCalled()
})

test('a person picked in the phone fills name and number, and keeps the relation', async () => {
  const onValueChange = vi.fn()
  await render(
    <ContactField
      {...relative}
      defaultValue={{ relation: 'mother' }}
      onValueChange={onValueChange}
      pick={{
        label: 'From my contacts',
        failed: 'Type it',
        onPick: () => Promise.resolve({ name: 'Malee', phone: '+66 81-234-5678' }),
      }}
    />,
  )
  await page.getByRole('button', { name: 'From my contacts' }).click()
  await expect.element(name()).toHaveValue('Malee')
  await expect.element(phone()).toHaveValue('812345678')
  expect(onValueChange).toHaveBeenLastCalledWith({
    relation: 'mother',
    name: 'Malee',
    phone: '812345678',
  })
})

test('a person who comes late does not replace what was typed meanwhile, nor one taken out', async () => {
  const onValueChange = vi.fn()
  let answer: (person: { name: string; phone: string }) => void = () => undefined
  const pick = {
    ...{ label: 'Pick', failed: 'Type it' },
    onPick: () => new Promise<{ name: string; phone: string }>((picked) => (answer = picked)),
  }
  const field = <ContactField {...relative} pick={pick} onValueChange={onValueChange} />
  const { rerender } = await render(field)
  const press = page.getByRole('button', { name: 'Pick' })
  await press.click()
  await userEvent.fill(name(), 'Som')
  answer({ name: 'Malee', phone: '0812345678' })
  await expect.element(press).not.toHaveAttribute('aria-disabled', 'true')
  expect(onValueChange).toHaveBeenLastCalledWith({ relation: '', name: 'Som', phone: '' })

  // What the person is to the borrower is nothing that the phone would know.
  await press.click()
  await page.getByRole('radio', { name: 'Mother' }).click()
  answer({ name: 'Malee', phone: '0812345678' })
  await expect.element(name()).toHaveValue('Malee')
  await expect.element(page.getByRole('radio', { name: 'Mother' })).toBeChecked()

  await press.click()
  onValueChange.mockClear()
  await rerender(null)
  answer({ name: 'Nobody', phone: '0899999999' })
  await Promise.resolve()
  expect(onValueChange).not.toHaveBeenCalled()
})

test('picking nobody changes nothing', async () => {
  const onValueChange = vi.fn()
  await render(
    <ContactField
      {...relative}
      onValueChange={onValueChange}
      pick={{ label: 'Pick', failed: 'Type it', onPick: () => Promise.resolve(undefined) }}
    />,
  )
  await page.getByRole('button', { name: 'Pick' }).click()
  expect(onValueChange).not.toHaveBeenCalled()
  expect(page.getByRole('alert').elements()).toHaveLength(0)
})

test('a picker that does not open says that one can type', async () => {
  await render(
    <ContactField
      {...relative}
      pick={{ label: 'Pick', failed: 'Type it', onPick: () => Promise.reject(new Error()) }}
    />,
  )
  await page.getByRole('button', { name: 'Pick' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Type it')
})

test('without a picker there is no button', async () => {
  await render(<ContactField {...relative} />)
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

test('each part carries its own error and a name for the summary', async () => {
  await render(
    <ContactField {...relative} errors={{ relation: 'Say who', phone: 'Another number' }} />,
  )
  await expect.element(phone()).toHaveAccessibleDescription('+66 Another number')
  await expect
    .element(page.getByRole('group', { name: 'My' }))
    .toHaveAccessibleDescription('Say who')
  await expect.element(phone()).toHaveAttribute('name', 'relative_phone')
  await expect.element(name()).toHaveAttribute('name', 'relative_name')
})

test('leaving a part is the native event, with the part that was left', async () => {
  const left: string[] = []
  await render(<ContactField {...relative} onBlur={({ target }) => left.push(target.name)} />)
  await userEvent.fill(name(), 'Malee')
  await userEvent.tab()
  expect(left).toContain('relative_name')
})

test('its owner may hold all three', async () => {
  function Owner() {
    const [contact, setContact] = useState({ relation: '', name: 'Malee', phone: '' })
    return (
      <>
        <ContactField {...relative} value={contact} onValueChange={setContact} />
        <button onClick={() => setContact({ relation: 'father', name: 'Som', phone: '9' })}>
          Set
        </button>
      </>
    )
  }
  await render(<Owner />)
  await userEvent.fill(phone(), '081 234 5678')
  await expect.element(name()).toHaveValue('Malee')
  await page.getByRole('button', { name: 'Set' }).click()
  await expect.element(page.getByRole('radio', { name: 'Father' })).toBeChecked()
  await expect.element(name()).toHaveValue('Som')
  await expect.element(phone()).toHaveValue('9')
})

test('what is entered before hydration is reported as one contact', async () => {
  const onValueChange = vi.fn()
  const field = <ContactField {...relative} onValueChange={onValueChange} />
  await hydrate(renderToString(field), field, (container) => {
    const input = (key: string) => container.querySelector<HTMLInputElement>(key)
    const mother = input('[value=mother]')
    const typed = input('[name=relative_name]')
    const number = input('[type=tel]')
    if (mother && typed && number) {
      mother.checked = true
      typed.value = 'Malee'
      number.value = '0812345678'
    }
  })
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({
    relation: 'mother',
    name: 'Malee',
    phone: '812345678',
  })
  await expect.element(phone()).toHaveValue('0812345678')
})
