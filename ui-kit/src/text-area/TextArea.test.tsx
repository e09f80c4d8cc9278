import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hydrate, render } from '../../tests/render.tsx'
import { TextArea } from './TextArea.tsx'

const box = () => page.getByRole('textbox', { name: 'Street' })
const typed = () => (box().element() as HTMLTextAreaElement).value

test('several lines are kept and reported', async () => {
  const onValueChange = vi.fn()
  await render(<TextArea name="street" label="Street" onValueChange={onValueChange} />)
  await userEvent.type(box(), '12/3{Enter}Soi Aree')
  expect(onValueChange).toHaveBeenLastCalledWith('12/3\nSoi Aree')
})

test('its error describes it', async () => {
  await render(<TextArea name="street" label="Street" error="Write the road" />)
  await expect.element(box()).toHaveAccessibleDescription('Write the road')
  await expect.element(box()).toBeInvalid()
})

test('a later value of its owner is written into it', async () => {
  const { rerender } = await render(<TextArea name="street" label="Street" value="" />)
  await rerender(<TextArea name="street" label="Street" value="Soi Aree" />)
  expect(typed()).toBe('Soi Aree')
})

test('what is typed before hydration stays and is reported', async () => {
  const onValueChange = vi.fn()
  const field = <TextArea name="street" label="Street" onValueChange={onValueChange} />
  await hydrate(renderToString(field), field, (container) => {
    const area = container.querySelector('textarea')
    if (area) area.value = 'Soi Aree'
  })
  expect(typed()).toBe('Soi Aree')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('Soi Aree')
})
