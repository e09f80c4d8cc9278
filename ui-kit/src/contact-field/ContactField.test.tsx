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
  const onValue = vi.fn()
  await render(<ContactField {...relative} onValue={onValue} />)
  await page.getByRole('radio', { name: 'Mother' }).click()
  await userEvent.fill(name(), 'Malee Jaidee')
  await userEvent.fill(phone(), '081 234 5678')
  expect(onValue).toHaveBeenLastCalledWith({
    relation: 'mother',
    name: 'Malee Jaidee',
    phone: '812345678',
  })
})

test('a draft fills it and is not reported again', async () => {
  const onValue = vi.fn()
  const draft = { relation: 'mother', name: 'Malee', phone: '812345678' }
  await render(<ContactField {...relative} defaultValue={draft} onValue={onValue} />)
  await expect.element(page.getByRole('radio', { name: 'Mother' })).toBeChecked()
  await expect.element(phone()).toHaveValue('812345678')
  expect(onValue).not.toHaveBeenCalled()
})

test('a person picked in the phone fills name and number, and keeps the relation', async () => {
  const onValue = vi.fn()
  await render(
    <ContactField
      {...relative}
      defaultValue={{ relation: 'mother' }}
      onValue={onValue}
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
  expect(onValue).toHaveBeenLastCalledWith({
    relation: 'mother',
    name: 'Malee',
    phone: '812345678',
  })
})

test('picking nobody changes nothing', async () => {
  const onValue = vi.fn()
  await render(
    <ContactField
      {...relative}
      onValue={onValue}
      pick={{ label: 'Pick', failed: 'Type it', onPick: () => Promise.resolve(undefined) }}
    />,
  )
  await page.getByRole('button', { name: 'Pick' }).click()
  expect(onValue).not.toHaveBeenCalled()
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

test('each part carries its own error and an id for the summary', async () => {
  await render(
    <ContactField {...relative} errors={{ relation: 'Say who', phone: 'Another number' }} />,
  )
  await expect.element(phone()).toHaveAccessibleDescription('+66 Another number')
  await expect
    .element(page.getByRole('group', { name: 'My' }))
    .toHaveAccessibleDescription('Say who')
  expect(phone().element().id).toBe('relative_phone')
  expect(name().element().id).toBe('relative_name')
})

test('leaving a part is reported with the contact so far', async () => {
  const onLeave = vi.fn()
  await render(<ContactField {...relative} onLeave={onLeave} />)
  await userEvent.fill(name(), 'Malee')
  await userEvent.tab()
  expect(onLeave).toHaveBeenCalledWith('name', { relation: '', name: 'Malee', phone: '' })
})

test('what is entered before hydration is reported as one contact', async () => {
  const onValue = vi.fn()
  const field = <ContactField {...relative} onValue={onValue} />
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
  expect(onValue).toHaveBeenLastCalledWith({
    relation: 'mother',
    name: 'Malee',
    phone: '812345678',
  })
  await expect.element(phone()).toHaveValue('0812345678')
})
