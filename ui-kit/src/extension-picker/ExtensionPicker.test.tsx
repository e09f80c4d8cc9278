import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { ExtensionPicker, type ExtensionPickerProps } from './ExtensionPicker.tsx'
import meta, * as stories from './ExtensionPicker.stories.tsx'

afterEach(() => page.viewport(360, 740))

const draw = (props: Partial<ExtensionPickerProps> = {}) => (
  <ExtensionPicker {...meta.args} locale="en" {...props} />
)
const way = (name: RegExp) => page.getByRole('radio', { name })

test('each way is read with its cost today, next date, what stays owed and its rate', async () => {
  await render(draw())
  await expect
    .element(
      way(
        /^30 days more You pay today ฿83\.19 Next date 2 Jan 2027 Stays owed ฿7,057\.27 Annual rate 21\.1\s?%$/,
      ),
    )
    .toBeInTheDocument()
  await expect
    .element(
      way(
        /^Pay all You pay today ฿6,897\.93 Next date None Stays owed ฿0\.00 Annual rate Ends today$/,
      ),
    )
    .toBeInTheDocument()
})

test('a way without a rate has no line of it, unless the loan ends with it', async () => {
  const ways = meta.args.ways.map((each) =>
    each.kind === 'part' ? { ...each, aprBasisPoints: undefined } : each,
  )
  await render(draw({ ways }))
  await expect
    .element(way(/^Pay part You pay today ฿882\.16 Next date 18 Dec 2026 Stays owed ฿6,175\.11$/))
    .toBeInTheDocument()
})

test('help is free, says when it is answered and what is charged, and has no figure of money', async () => {
  await render(draw())
  await expect
    .element(
      way(
        /^Ask for help You pay today Free Answered By 24 Nov 2026 Charged meanwhile Interest as agreed, no late fee$/,
      ),
    )
    .toBeInTheDocument()
  const tile = way(/^Ask for help/)
    .element()
    .closest('label')
  expect(tile?.querySelector('svg[data-thickness], bdi')).toBeNull()
})

test('one is chosen, by a press or by the arrows', async () => {
  const onValueChange = vi.fn()
  await render(draw({ onValueChange }))
  await way(/^Pay part/).click({ force: true })
  expect(onValueChange).toHaveBeenLastCalledWith('part')
  await userEvent.keyboard('{ArrowDown}')
  expect(onValueChange).toHaveBeenLastCalledWith('all')
})

test('a way that is not offered now cannot be chosen; without any there are words', async () => {
  const { rerender } = await render(draw({ ways: stories.OneDisabled.args?.ways ?? [] }))
  await expect.element(way(/^30 days more/)).toBeDisabled()
  await rerender(draw({ ways: [] }))
  await expect.element(page.getByText(meta.args.emptyLabel)).toBeVisible()
})

test.each(['Thai', 'Arabic', 'Urdu', 'LongText'] as const)(
  '%s at 320 px: ways stand side by side, and no word or figure leaves its own',
  async (name) => {
    await page.viewport(320, 640)
    const { args, globals } = stories[name] as { args: object; globals?: { language: string } }
    document.documentElement.lang = globals?.language ?? 'en'
    document.documentElement.dir = /ar|ur/.test(document.documentElement.lang) ? 'rtl' : 'ltr'
    const { container } = await render(draw(args))
    const tiles = [...container.querySelectorAll('label')]
    expect(tiles[0]?.offsetTop).toBe(tiles[1]?.offsetTop)
    for (const tile of tiles) {
      const { left, right } = tile.getBoundingClientRect()
      for (const part of tile.querySelectorAll('b, bdi')) {
        const own = document.createRange()
        own.selectNodeContents(part)
        const at = own.getBoundingClientRect()
        expect(at.left).toBeGreaterThanOrEqual(left)
        expect(at.right).toBeLessThanOrEqual(right)
      }
    }
  },
)
