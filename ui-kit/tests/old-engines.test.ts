import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { tooNewInSheet } from '../../scripts/old-engines/too-new-css.ts'
import { tooNew } from '../../scripts/old-engines/too-new.ts'
import { writtenSheet } from './sheet-of-the-kit.ts'

/** What is published must run in webviews from Chrome 87 and iOS 15.4. */
const dist = path.join(import.meta.dirname, '../dist')
const built = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.c?js$/.test(name))
  .sort()

/** Of a page, in both; the canvas without one is used in a worker that starts only where there is one. */
const ofPages = [
  'CSS HTMLElement HTMLInputElement HTMLSelectElement Intl addEventListener removeEventListener getSelection',
  'createImageBitmap FormDataEvent IntersectionObserver MutationObserver OffscreenCanvas Path2D File',
].flatMap((names) => names.split(' '))

test('no built file uses code that an old browser lacks', () => {
  const found = built.flatMap((name) =>
    tooNew(readFileSync(path.join(dist, name), 'utf8'), ofPages).map((what) => `${name}: ${what}`),
  )
  expect(found).toEqual([])
})

test('no style of the built kit asks for what an old browser lacks', async () => {
  vi.doMock('styled-components', () => import('./sheet-of-the-kit.ts'))
  await import('../dist/index.js')
  const sheet = writtenSheet()
  expect(sheet).toContain('--paso-brand:')
  expect(sheet.match(/\.part\{/g)?.length).toBeGreaterThan(100)
  expect(tooNewInSheet(sheet)).toEqual([])
})

test.each([
  ['h1:is(a, b) { color: red }', ':is()'],
  [':where(a) { color: red }', ':where()'],
  ['a:not(b, c) { color: red }', ':not(a, b)'],
  ['a:has(b) { color: red }', ':has()'],
  ['a:user-invalid { color: red }', ':user-invalid'],
  ['dialog:modal { color: red }', ':modal'],
  ['@layer kit { a { color: red } }', '@layer'],
  ['@container (width) { a { color: red } }', '@container'],
  ['@property --a { syntax: "*" }', '@property'],
  ['@media (width >= 400px) { a { color: red } }', '@media with < or >'],
  ['a { aspect-ratio: 1 }', 'aspect-ratio'],
  ['a { accent-color: red }', 'accent-color'],
  ['a { inset: 0; translate: 1px }', 'translate'],
  ['a { min-block-size: 100dvh }', 'min-block-size: viewport_percentage_units_dynamic'],
  ['a { block-size: 2lh }', 'block-size: lh'],
  ['a { overflow: clip }', 'overflow: clip'],
  ['a { color: color-mix(in srgb, red, blue) }', 'color: color-mix()'],
  ['a { --a: light-dark(red, blue) }', 'custom-property: light-dark()'],
  ['a { color: oklch(0.5 0.1 20) }', 'color: oklch()'],
  ['a { inline-size: round(up, 10px, 3px) }', 'inline-size: round()'],
  ['a { user-select: none }', 'user-select'],
  ['a { mask-image: none }', 'mask-image'],
  ['a { @media (min-width: 1px) { rotate: 3deg } }', 'rotate'],
  ['a { color: rgb(from red r g b / 50%) }', 'color: rgb(from …)'],
  ['a { color: hsl(from var(--b) h s l) }', 'color: hsl(from …)'],
  ['a { --a: rgba( from red r g b / 50%) }', 'custom-property: rgba(from …)'],
  ['a { mask: none }', 'mask'],
  [
    'a { background-image: linear-gradient(in oklab, red, blue) }',
    'background-image: linear-gradient(in …)',
  ],
  [
    'a { background: radial-gradient(at top in hsl, red, blue) }',
    'background: radial-gradient(in …)',
  ],
  ['a:nth-child(1 of b) { color: red }', ':nth-child(… of a)'],
])('%s would be found', (sheet, found) => {
  expect(tooNewInSheet(sheet)).toContain(found)
})

test.each([
  'a { min-block-size: 100vh; min-block-size: 100dvh }',
  'a { -webkit-user-select: none; user-select: none }',
  'a { -webkit-mask: none; mask: none }',
  'a:nth-child(2n + 1) { background: conic-gradient(from 3deg, rgba(0, 0, 0, 0.5), red) }',
  '@supports (overflow: clip) { a { overflow: clip } }',
  '@media (forced-colors: active) { a { forced-color-adjust: none; color: CanvasText } }',
  'a:not(b):focus-visible::before { inset-inline: max(1px, calc(2 * var(--a))); content: "clip lh()" }',
  '@keyframes a { from { opacity: 0; transform: translateY(4px) } }',
  'a { padding: env(safe-area-inset-top, 0px) clamp(1px, 2vw, 3rem) }',
])('%s is not found', (sheet) => {
  expect(tooNewInSheet(sheet)).toEqual([])
})

test.each([
  ['el.inert = true', 'the attribute inert'],
  ['el.setAttribute("inert", "")', 'the attribute inert'],
  ['jsx("div", { inert: true })', 'the attribute inert'],
  ['jsx("div", { popover: "auto" })', 'the attribute popover'],
  ['jsx("button", { popoverTarget: id })', 'the attribute popoverTarget'],
  ['el.style.translate = x', 'translate'],
  ['el.style.scale = "2"', 'scale'],
  ['el.style.rotate = `${x}deg`', 'rotate'],
  ['el.style.setProperty("translate", "1px")', 'translate'],
  ['el.style.color = "rgb(from red r g b)"', 'color: rgb(from …)'],
  ['el.style.cssText = "rotate: 3deg"', 'rotate'],
  ['jsx("div", { style: { translate: "1px" } })', 'translate'],
  ['new Intl.NumberFormat("en", { trailingZeroDisplay: x })', 'the option trailingZeroDisplay'],
  ['Intl.supportedValuesOf("currency")', 'Intl.supportedValuesOf'],
  ['el.matches(":is(a, b)")', ':is()'],
  ['el.querySelector(":has(p)")', ':has()'],
  ['el.querySelectorAll(`${x} > :where(p)`)', ':where()'],
  ['el.closest(":nth-child(1 of b)")', ':nth-child(… of a)'],
  ['el.matches(":modal")', ':modal'],
  ['x = "a:not(b, c)"', ':not(a, b)'],
  ['try {} catch { el.matches(":modal") }', ':modal'],
  ['try { el.on = () => el.matches(":modal") } catch {}', ':modal'],
])('%s would be found', (code, found) => {
  expect(tooNew(`let el, jsx, id, x; export {};\n${code}`, ofPages)).toContain(found)
})

test.each([
  'el.hidden = true',
  'jsx("dialog", { open: true, style: { transform: "none", "--a": 1 } })',
  'el.style.transform = `translate(${x}px)`',
  'el.style.setProperty("--paso-brand", x)',
  'el.querySelector("input:not([type=hidden]):nth-child(2):focus-visible")',
  'try { el.matches(":modal") } catch {}',
  'try { x = el.querySelector(":has(p)") } catch { x = null }',
  'x = "see a:is a word (and b)"',
])('%s is not found', (code) => {
  expect(tooNew(`let el, jsx, x; export {};\n${code}`, ofPages)).toEqual([])
})
