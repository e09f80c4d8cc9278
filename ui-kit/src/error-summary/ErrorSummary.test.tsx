import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { AddressCascade } from '../address-cascade/AddressCascade.tsx'
import { ContactField } from '../contact-field/ContactField.tsx'
import { RadioTiles } from '../radio-tiles/RadioTiles.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

const problems = [
  { field: 'company', message: 'Write the name of the company' },
  { field: 'relation', message: 'Say who this person is' },
]
const summary = () => page.getByRole('group', { name: 'Two things to correct' })

function Form({ attempt = 0, shown = true }: { attempt?: number; shown?: boolean }) {
  return (
    <>
      <ErrorSummary
        title="Two things to correct"
        problems={shown ? problems : []}
        attempt={attempt}
      />
      <TextField name="company" label="Company" />
      <RadioTiles
        name="relation"
        label="This person is my"
        options={[{ value: 'father', label: 'Father' }]}
      />
    </>
  )
}

test('nothing stands there while nothing is wrong', async () => {
  await render(<Form shown={false} />)
  expect(page.getByRole('alert').elements()).toHaveLength(0)
})

test('it takes focus when it appears', async () => {
  const { rerender } = await render(<Form shown={false} />)
  await rerender(<Form />)
  await expect.element(summary()).toHaveFocus()
})

test('the alert is a child of the box that takes focus', async () => {
  await render(<Form />)
  const alert = page.getByRole('alert').element()
  expect(alert).not.toBe(document.activeElement)
  expect(document.activeElement?.contains(alert)).toBe(true)
})

test('it takes focus again when the form is sent again', async () => {
  const { rerender } = await render(<Form attempt={1} />)
  await page.getByRole('textbox').click()
  await rerender(<Form attempt={1} />)
  await expect.element(page.getByRole('textbox')).toHaveFocus()
  await rerender(<Form attempt={2} />)
  await expect.element(summary()).toHaveFocus()
})

test('a link puts the caret into its field and leaves the address alone', async () => {
  const before = location.href
  await render(<Form />)
  await page.getByRole('link', { name: 'Write the name of the company' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Company' })).toHaveFocus()
  expect(location.href).toBe(before)
})

test('a link to a group leads to its first choice', async () => {
  await render(<Form />)
  await page.getByRole('link', { name: 'Say who this person is' }).click()
  await expect.element(page.getByRole('radio', { name: 'Father' })).toHaveFocus()
})

test('a link brings the label of a field far below into view', async () => {
  await render(
    <>
      <ErrorSummary title="One" problems={problems.slice(0, 1)} />
      {Array.from({ length: 30 }, (_, line) => (
        <p key={line}>Line {line}</p>
      ))}
      <TextField name="company" label="Company" />
    </>,
  )
  await page.getByRole('link').click()
  const label = page.getByText('Company', { exact: true }).element().getBoundingClientRect()
  expect(label.top).toBeGreaterThanOrEqual(0)
  expect(label.bottom).toBeLessThanOrEqual(innerHeight)
})

test('each link is at least 48 px high', async () => {
  await render(<Form />)
  for (const link of page.getByRole('link').elements()) {
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
  }
})

test('the name of a field of several controls leads to the first that can be filled in', async () => {
  const choose = { label: 'Place', placeholder: 'Choose a place' }
  await render(
    <>
      <ErrorSummary
        title="Three things to correct"
        problems={['relative', 'home', 'home_city'].map((field) => ({ field, message: field }))}
      />
      <ContactField
        name="relative"
        labels={{ person: 'A relative', relation: 'My', name: 'Name', phone: 'Mobile' }}
        relations={[{ value: 'father', label: 'Father' }]}
        phonePrefix="+66"
      />
      <AddressCascade
        name="home"
        words={{ province: choose, city: choose, district: choose }}
        load={() => Promise.resolve([{ code: '50', name: 'Chiang Mai' }])}
        loadingLabel="Loading"
        failedLabel="It did not arrive"
        retryLabel="Try again"
      />
    </>,
  )
  const province = page.getByRole('combobox').first()
  await expect.element(province).toBeEnabled()
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  await link('relative').click()
  await expect.element(page.getByRole('radio')).toHaveFocus()
  await link('home').click()
  await expect.element(province).toHaveFocus()
  await link('relative').click()
  await link('home_city').click()
  await expect.element(province).toHaveFocus()
})
