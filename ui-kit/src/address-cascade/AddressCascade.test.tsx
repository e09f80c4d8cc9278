import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { AddressCascade } from './AddressCascade.tsx'
import type { LoadPlaces, Place } from './useLevel.ts'

const places: Record<string, Place[]> = {
  country: [
    { code: '10', name: 'Bangkok' },
    { code: '50', name: 'Chiang Mai' },
  ],
  '10': [{ code: '1003', name: 'Nong Chok' }],
  '50': [{ code: '5001', name: 'Mueang' }],
  '1003': [{ code: '100301', name: 'Krathum Rai' }],
  '5001': [{ code: '500101', name: 'Suthep' }],
}
const load: LoadPlaces = (_, parent) => Promise.resolve(places[parent ?? 'country'] ?? [])
const home = {
  name: 'home',
  words: {
    province: { label: 'Province', placeholder: 'Choose' },
    city: { label: 'City', placeholder: 'Choose' },
    district: { label: 'District', placeholder: 'Choose' },
  },
  loadingLabel: 'Loading',
  failedLabel: 'The list did not arrive',
  retryLabel: 'Try again',
  load,
}
const list = (name: string) => page.getByRole('combobox', { name })
const choose = async (name: string, place: string) => {
  await expect.element(list(name)).toBeEnabled()
  await userEvent.selectOptions(list(name), place)
}

test('a list opens when the place above it is chosen', async () => {
  await render(<AddressCascade {...home} />)
  await expect.element(list('Province')).toBeEnabled()
  await expect.element(list('City')).toBeDisabled()
  await choose('Province', 'Chiang Mai')
  await expect.element(list('City')).toBeEnabled()
  await expect.element(list('District')).toBeDisabled()
})

test('three choices are reported as codes', async () => {
  const onValueChange = vi.fn()
  await render(<AddressCascade {...home} onValueChange={onValueChange} />)
  await choose('Province', 'Chiang Mai')
  await choose('City', 'Mueang')
  await choose('District', 'Suthep')
  expect(onValueChange).toHaveBeenLastCalledWith({
    province: '50',
    city: '5001',
    district: '500101',
  })
})

test('another province empties what was below it', async () => {
  const onValueChange = vi.fn()
  await render(
    <AddressCascade
      {...home}
      defaultValue={{ province: '50', city: '5001', district: '500101' }}
      onValueChange={onValueChange}
    />,
  )
  await expect.element(list('District')).toHaveDisplayValue('Suthep')
  await choose('Province', 'Bangkok')
  expect(onValueChange).toHaveBeenLastCalledWith({ province: '10', city: '', district: '' })
  await expect.element(list('City')).toHaveValue('')
  await expect.element(list('District')).toBeDisabled()
})

test('a draft shows its three places and reports nothing', async () => {
  const onValueChange = vi.fn()
  await render(
    <AddressCascade
      {...home}
      defaultValue={{ province: '50', city: '5001', district: '500101' }}
      onValueChange={onValueChange}
    />,
  )
  await expect.element(list('Province')).toHaveDisplayValue('Chiang Mai')
  await expect.element(list('City')).toHaveDisplayValue('Mueang')
  await expect.element(list('District')).toHaveDisplayValue('Suthep')
  expect(onValueChange).not.toHaveBeenCalled()
})

test('while a list loads it says so', async () => {
  await render(<AddressCascade {...home} load={() => new Promise(() => undefined)} />)
  await expect.element(list('Province')).toHaveDisplayValue('Loading')
  await expect.element(list('Province')).toHaveAttribute('aria-busy', 'true')
})

test('a list that did not arrive can be asked for again', async () => {
  let online = false
  const flaky: LoadPlaces = (level, parent) =>
    online ? load(level, parent) : Promise.reject(new Error('offline'))
  await render(<AddressCascade {...home} load={flaky} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('The list did not arrive')
  online = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await choose('Province', 'Bangkok')
  expect(page.getByRole('alert').elements()).toHaveLength(0)
})

test('an answer for a province no longer chosen does not replace the right one', async () => {
  const answers: Record<string, (found: Place[]) => void> = {}
  const slow: LoadPlaces = (level, parent) =>
    level === 'province'
      ? (places['country'] ?? [])
      : new Promise((resolve) => (answers[parent ?? ''] = resolve))
  await render(<AddressCascade {...home} load={slow} />)
  await choose('Province', 'Bangkok')
  await choose('Province', 'Chiang Mai')
  answers['50']?.(places['50'] ?? [])
  answers['10']?.(places['10'] ?? [])
  await expect.element(list('City')).toBeEnabled()
  await choose('City', 'Mueang')
})

test('where the phone is fills the three', async () => {
  const onValueChange = vi.fn()
  await render(
    <AddressCascade
      {...home}
      onValueChange={onValueChange}
      locate={{
        label: 'Find me',
        busyLabel: 'Finding',
        failed: 'Not found',
        onLocate: () => Promise.resolve({ province: '50', city: '5001', district: '500101' }),
      }}
    />,
  )
  await page.getByRole('button', { name: 'Find me' }).click()
  await expect.element(list('District')).toHaveDisplayValue('Suthep')
  expect(onValueChange).toHaveBeenCalledWith({ province: '50', city: '5001', district: '500101' })
})

test('a place that is found late does not replace the one that was chosen meanwhile', async () => {
  let answer: (found: { province: string }) => void = () => undefined
  const locate = {
    ...{ label: 'Find me', busyLabel: 'Finding', failed: 'Not found' },
    onLocate: () => new Promise<{ province: string }>((found) => (answer = found)),
  }
  await render(<AddressCascade {...home} locate={locate} />)
  await page.getByRole('button', { name: 'Find me' }).click()
  await choose('Province', 'Bangkok')
  await choose('City', 'Nong Chok')
  answer({ province: '50' })
  await expect.element(page.getByRole('button', { name: 'Find me' })).toBeInTheDocument()
  await expect.element(list('Province')).toHaveDisplayValue('Bangkok')
  await expect.element(list('City')).toHaveDisplayValue('Nong Chok')
  expect(page.getByRole('alert').elements()).toHaveLength(0)
})

test('disabled, nobody is asked where the phone is', async () => {
  const onLocate = vi.fn(() => Promise.resolve(undefined))
  const locate = { label: 'Find me', busyLabel: 'Finding', failed: 'Not found', onLocate }
  await render(<AddressCascade {...home} disabled locate={locate} />)
  const findMe = page.getByRole('button', { name: 'Find me' })
  await expect.element(findMe).toBeDisabled()
  await findMe.click({ force: true })
  expect(onLocate).not.toHaveBeenCalled()
  for (const name of ['Province', 'City', 'District'])
    await expect.element(list(name)).toBeDisabled()
})

test('where the phone is cannot be found: one is reported and chooses by hand', async () => {
  await render(
    <AddressCascade
      {...home}
      locate={{
        label: 'Find me',
        busyLabel: 'Finding',
        failed: 'Choose from the lists',
        onLocate: () => Promise.reject(new Error('denied')),
      }}
    />,
  )
  await page.getByRole('button', { name: 'Find me' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose from the lists')
  await choose('Province', 'Bangkok')
})

test('each list carries its own error', async () => {
  await render(<AddressCascade {...home} errors={{ province: 'Choose one' }} />)
  await expect.element(list('Province')).toHaveAccessibleDescription('Choose one')
  await expect.element(list('Province')).toHaveAttribute('name', 'home_province')
})
