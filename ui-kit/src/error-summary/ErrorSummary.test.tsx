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

const many = Array.from({ length: 7 }, (_, at) => ({
  field: `field${String(at)}`,
  message: `Problem ${String(at)}`,
}))
const more = (count: number) => `and ${String(count)} more`

test('of many the first three stand at once, and the others open below them', async () => {
  const { container } = await render(
    <>
      <ErrorSummary title="Seven" problems={many} moreLabel={more} />
      <TextField name="field6" label="The last" />
    </>,
  )
  expect(page.getByRole('link').elements()).toHaveLength(3)
  expect(container.firstElementChild?.getBoundingClientRect().height).toBeLessThan(280)
  const opener = page.getByText('and 4 more')
  expect(opener.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
  await opener.click()
  expect(page.getByRole('link').elements()).toHaveLength(7)
  await page.getByRole('link', { name: 'Problem 6' }).click()
  await expect.element(page.getByRole('textbox')).toHaveFocus()
})

test.each([
  ['four', many.slice(0, 4), more],
  ['seven, and no words for what is behind', many, undefined],
] as const)('all stand at once: %s', async (_, problems, moreLabel) => {
  await render(<ErrorSummary title="Some" problems={problems} moreLabel={moreLabel} />)
  expect(page.getByRole('link').elements()).toHaveLength(problems.length)
})

test('what is only to be looked at again is no alert, and has no colour of errors', async () => {
  const said = [{ field: 'number', message: 'Is it complete?' }]
  const { container } = await render(
    <>
      <ErrorSummary title="One to check again" tone="information" problems={said} />
      <TextField name="number" label="Number" notice="Is it complete?" />
      <p style={{ color: 'var(--paso-bad)' }} id="bad" />
    </>,
  )
  expect(page.getByRole('alert').elements()).toHaveLength(0)
  await expect.element(page.getByRole('group', { name: 'One to check again' })).toHaveFocus()
  const number = page.getByRole('textbox', { name: 'Number' })
  await expect.element(number).toHaveAccessibleDescription('Is it complete?')
  await expect.element(number).not.toHaveAttribute('aria-invalid')
  const bad = getComputedStyle(container.querySelector('#bad')!).color
  for (const part of container.querySelectorAll('*:not(#bad)')) {
    const { color, borderTopColor, borderTopWidth, fill } = getComputedStyle(part)
    expect(borderTopWidth === '0px' ? [color, fill] : [color, fill, borderTopColor]).not.toContain(
      bad,
    )
  }
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
