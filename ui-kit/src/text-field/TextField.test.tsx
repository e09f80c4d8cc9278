import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hydrate, render } from '../../tests/render.tsx'
import { TextField } from './TextField.tsx'

const box = () => page.getByRole('textbox')
const typed = () => (box().element() as HTMLInputElement).value

test('its label names it', async () => {
  await render(<TextField name="given_name" label="Given name" />)
  await expect.element(page.getByRole('textbox', { name: 'Given name' })).toBeInTheDocument()
})

test('its hint and its error describe it, and the error marks it as wrong', async () => {
  await render(
    <TextField name="given_name" label="Given name" hint="As on your card" error="Write a name" />,
  )
  await expect.element(box()).toHaveAccessibleDescription('As on your card Write a name')
  await expect.element(box()).toBeInvalid()
})

test('without an error it is not marked as wrong', async () => {
  await render(<TextField name="given_name" label="Given name" />)
  expect(box().element().hasAttribute('aria-invalid')).toBe(false)
  expect(box().element().hasAttribute('aria-describedby')).toBe(false)
})

test('its id is made for it unless one is given, so that a name may stand twice', async () => {
  const field = (id?: string) => <TextField name="given_name" id={id} label="Given name" />
  const { rerender } = await render(
    <>
      {field()}
      {field()}
    </>,
  )
  const ids = box()
    .elements()
    .map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
  await rerender(field('holder'))
  expect(box().element().id).toBe('holder')
})

test('each change is reported', async () => {
  const onValueChange = vi.fn()
  await render(<TextField name="given_name" label="Given name" onValueChange={onValueChange} />)
  await userEvent.type(box(), 'Ma')
  expect(onValueChange.mock.calls).toEqual([['M'], ['Ma']])
})

test('a text at first is shown and not reported again', async () => {
  const onValueChange = vi.fn()
  await render(<TextField name="a" label="A" defaultValue="Malee" onValueChange={onValueChange} />)
  expect(typed()).toBe('Malee')
  expect(onValueChange).not.toHaveBeenCalled()
})

test('a later value of its owner is written into it', async () => {
  const { rerender } = await render(<TextField name="a" label="A" value="Malee" />)
  await rerender(<TextField name="a" label="A" value="Somchai" />)
  expect(typed()).toBe('Somchai')
  await rerender(<TextField name="a" label="A" value="" />)
  expect(typed()).toBe('')
})

test('an owner that holds the text sees every letter', async () => {
  function Owner() {
    const [text, setText] = useState('')
    return (
      <>
        <TextField name="a" label="A" value={text} onValueChange={setText} />
        <output>{text}</output>
      </>
    )
  }
  await render(<Owner />)
  await userEvent.type(box(), 'มาลี ใจดี')
  await expect.element(page.getByRole('status')).toHaveTextContent('มาลี ใจดี')
})

test('an owner that refuses a change keeps its text', async () => {
  const onValueChange = vi.fn()
  await render(<TextField name="a" label="A" value="Ma" onValueChange={onValueChange} />)
  await userEvent.type(box(), 'l')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('Mal')
  expect(typed()).toBe('Ma')
})

test('what is typed before hydration stays where the box holds it', async () => {
  const field = <TextField name="a" label="A" defaultValue="Som" />
  await hydrate(renderToString(field), field, (container) => {
    const input = container.querySelector('input')
    if (input) input.value = 'Malee'
  })
  expect(typed()).toBe('Malee')
})

test('what is typed before hydration is reported once to an owner, and then shown', async () => {
  const onValueChange = vi.fn()
  const onError = vi.fn()
  function Owner() {
    const [text, setText] = useState('')
    const change = (next: string) => {
      onValueChange(next)
      setText(next)
    }
    return <TextField name="a" label="A" value={text} onValueChange={change} />
  }
  await hydrate(
    renderToString(<Owner />),
    <Owner />,
    (container) => {
      const input = container.querySelector('input')
      if (input) input.value = 'Malee'
    },
    onError,
  )
  expect(typed()).toBe('Malee')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('Malee')
  expect(onError).not.toHaveBeenCalled()
})

test('a prefilled text that was cleared before hydration stays cleared', async () => {
  const onValueChange = vi.fn()
  const field = <TextField name="a" label="A" defaultValue="Malee" onValueChange={onValueChange} />
  await hydrate(renderToString(field), field, (container) => {
    const input = container.querySelector('input')
    if (input) input.value = ''
  })
  expect(typed()).toBe('')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('')
})

test('a language switch keeps what was typed', async () => {
  const { rerender } = await render(<TextField name="a" label="Name" />)
  await userEvent.type(box(), 'Malee')
  await rerender(<TextField name="a" label="ชื่อ" />)
  expect(typed()).toBe('Malee')
})

test('its direction follows what is typed', async () => {
  document.documentElement.dir = 'rtl'
  await render(<TextField name="a" label="الاسم" defaultValue="Malee" />)
  expect(getComputedStyle(box().element()).direction).toBe('ltr')
})

test('leaving it is reported, and it takes attributes of a native input', async () => {
  const onBlur = vi.fn()
  await render(
    <TextField name="a" label="A" autoComplete="name" enterKeyHint="next" onBlur={onBlur} />,
  )
  await userEvent.tab()
  await userEvent.tab()
  expect(onBlur).toHaveBeenCalledOnce()
  await expect.element(box()).toHaveAttribute('autocomplete', 'name')
  await expect.element(box()).toHaveAttribute('enterkeyhint', 'next')
})

test('its box is at least 48 px high and its type at least 16 px', async () => {
  await render(<TextField name="a" label="A" />)
  expect(box().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
  expect(parseFloat(getComputedStyle(box().element()).fontSize)).toBeGreaterThanOrEqual(16)
})

test('a form sends it by its name', async () => {
  await render(
    <form aria-label="form">
      <TextField name="given_name" label="A" defaultValue="Malee" />
    </form>,
  )
  const form = page.getByRole('form').element() as HTMLFormElement
  expect(new FormData(form).get('given_name')).toBe('Malee')
})

test('its owner may hold a reference to the input', async () => {
  const ref = { current: null as HTMLInputElement | null }
  await render(<TextField name="a" label="A" ref={ref} />)
  expect(ref.current?.name).toBe('a')
})
