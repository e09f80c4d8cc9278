import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hydrate, render } from '../../tests/render.tsx'
import { Checkbox } from './Checkbox.tsx'

const box = () => page.getByRole('checkbox')

test('it is not ticked beforehand', async () => {
  await render(<Checkbox name="agreed" label="I agree" />)
  await expect.element(page.getByRole('checkbox', { name: 'I agree' })).not.toBeChecked()
})

test('a press on its words ticks it', async () => {
  const onValueChange = vi.fn()
  await render(<Checkbox name="agreed" label="I agree" onValueChange={onValueChange} />)
  await page.getByText('I agree').click()
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(true)
  await page.getByText('I agree').click()
  expect(onValueChange).toHaveBeenLastCalledWith(false)
})

test('Space ticks it', async () => {
  await render(<Checkbox name="agreed" label="I agree" />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(box()).toBeChecked()
})

test('a link in its words does not tick it', async () => {
  await render(
    <Checkbox
      name="agreed"
      label={
        <>
          I agree to the <a href="#agreement">agreement</a>
        </>
      }
    />,
  )
  await page.getByRole('link').click()
  await expect.element(box()).not.toBeChecked()
})

test('its owner may hold it', async () => {
  const { rerender } = await render(<Checkbox name="a" label="A" checked={false} />)
  await rerender(<Checkbox name="a" label="A" checked />)
  await expect.element(box()).toBeChecked()
  await rerender(<Checkbox name="a" label="A" checked={false} />)
  await expect.element(box()).not.toBeChecked()
})

test('its error and its hint describe it', async () => {
  await render(<Checkbox name="a" label="A" hint="You can change it" error="Tick it" />)
  await expect.element(box()).toHaveAccessibleDescription('You can change it Tick it')
  await expect.element(box()).toBeInvalid()
})

test('its line is at least 48 px high', async () => {
  await render(<Checkbox name="a" label="A" />)
  const line = page.getByText('A', { exact: true }).element().parentElement
  expect(line?.getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
})

test('ticked before hydration, it stays ticked and reports', async () => {
  const onValueChange = vi.fn()
  const field = <Checkbox name="a" label="A" onValueChange={onValueChange} />
  await hydrate(renderToString(field), field, (container) => {
    const input = container.querySelector('input')
    if (input) input.checked = true
  })
  await expect.element(box()).toBeChecked()
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(true)
})
