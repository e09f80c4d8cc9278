import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hydrate, render } from '../../tests/render.tsx'
import { RadioTiles } from './RadioTiles.tsx'

const relation = {
  name: 'relation',
  label: 'This person is my',
  options: [
    { value: 'father', label: 'Father' },
    { value: 'mother', label: 'Mother' },
    { value: 'spouse', label: 'Spouse' },
  ],
}
const radio = (name: string) => page.getByRole('radio', { name })

test('the question names the group, each choice its radio button', async () => {
  await render(<RadioTiles {...relation} />)
  await expect.element(page.getByRole('group', { name: 'This person is my' })).toBeInTheDocument()
  expect(page.getByRole('radio').elements()).toHaveLength(3)
})

test('nothing is chosen beforehand', async () => {
  await render(<RadioTiles {...relation} />)
  for (const one of page.getByRole('radio').elements()) {
    expect((one as HTMLInputElement).checked).toBe(false)
  }
})

test('a press on a tile chooses it', async () => {
  const onValueChange = vi.fn()
  await render(<RadioTiles {...relation} onValueChange={onValueChange} />)
  await page.getByText('Mother').click({ force: true })
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('mother')
  await expect.element(radio('Mother')).toBeChecked()
})

test('Tab enters, arrows move and choose', async () => {
  const onValueChange = vi.fn()
  await render(<RadioTiles {...relation} defaultValue="father" onValueChange={onValueChange} />)
  await userEvent.tab()
  await expect.element(radio('Father')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(radio('Mother')).toHaveFocus()
  expect(onValueChange).toHaveBeenLastCalledWith('mother')
})

test('a later value of its owner is shown, the first one again too', async () => {
  const { rerender } = await render(<RadioTiles {...relation} value="father" />)
  await rerender(<RadioTiles {...relation} value="mother" />)
  await expect.element(radio('Mother')).toBeChecked()
  await rerender(<RadioTiles {...relation} value="father" />)
  await expect.element(radio('Father')).toBeChecked()
})

test('an owner that holds the value follows each press', async () => {
  function Owner() {
    const [value, setValue] = useState('')
    return <RadioTiles {...relation} value={value} onValueChange={setValue} />
  }
  await render(<Owner />)
  await radio('Spouse').click()
  await radio('Father').click()
  await expect.element(radio('Father')).toBeChecked()
  await expect.element(radio('Spouse')).not.toBeChecked()
})

test('disabled, none of its choices can be made', async () => {
  const onValueChange = vi.fn()
  await render(<RadioTiles {...relation} disabled onValueChange={onValueChange} />)
  for (const { value } of relation.options) {
    await expect.element(page.getByRole('radio', { name: new RegExp(value, 'i') })).toBeDisabled()
  }
  await page.getByText('Mother').click({ force: true })
  expect(onValueChange).not.toHaveBeenCalled()
})

test('its error describes the group and marks the choices', async () => {
  await render(<RadioTiles {...relation} error="Say who this is" />)
  await expect.element(page.getByRole('group')).toHaveAccessibleDescription('Say who this is')
  await expect.element(radio('Father')).toBeInvalid()
})

test('each tile is at least 48 px high', async () => {
  await render(<RadioTiles {...relation} />)
  for (const one of page.getByRole('radio').elements()) {
    expect(one.getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
  }
})

test('a choice made before hydration stays and is reported', async () => {
  const onValueChange = vi.fn()
  const field = <RadioTiles {...relation} onValueChange={onValueChange} />
  await hydrate(renderToString(field), field, (container) => {
    const mother = container.querySelector<HTMLInputElement>('[value=mother]')
    if (mother) mother.checked = true
  })
  await expect.element(radio('Mother')).toBeChecked()
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('mother')
})

test('a form sends the value chosen', async () => {
  await render(
    <form aria-label="form">
      <RadioTiles {...relation} />
    </form>,
  )
  await radio('Mother').click()
  const form = page.getByRole('form').element() as HTMLFormElement
  expect(new FormData(form).get('relation')).toBe('mother')
})
