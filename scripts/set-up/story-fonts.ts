import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'

const packages = join(import.meta.dirname, '../../node_modules/@fontsource')

/** Which signs each file is for, so that figures never come out of a face for another script. */
const faces = [
  ['noto-sans', 'latin', 'U+0-2FF, U+2000-206F, U+20A0-20CF, U+2100-27FF'],
  ['noto-sans-thai', 'thai', 'U+E00-E7F'],
  ['noto-sans-arabic', 'arabic', 'U+600-6FF, U+750-77F, U+FB50-FDFF, U+FE70-FEFF'],
  ['noto-nastaliq-urdu', 'arabic', 'U+600-6FF, U+750-77F, U+FB50-FDFF, U+FE70-FEFF'],
] as const
const weights = [400, 600, 700] as const

const fileOf = (name: string, script: string, weight: number) =>
  `${name}/files/${name}-${script}-${String(weight)}-normal.woff2`

const rules = faces.flatMap(([name, script, range]) =>
  weights.map(
    (weight) =>
      `@font-face { font-family: "${name}"; font-weight: ${String(weight)}; unicode-range: ${range};` +
      ` src: url("/fonts/${fileOf(name, script, weight)}") }`,
  ),
)
const families = (arabic: string) => `"noto-sans", "noto-sans-thai", "${arabic}"`
const sheet = `${rules.join('\n')}
html { --paso-font: ${families('noto-sans-arabic')} }
html[lang|='ur'] { --paso-font: ${families('noto-nastaliq-urdu')} }`

/** Has a page drawn in the pinned fonts, whatever the machine has of its own. */
export async function usePinnedFonts(page: Page): Promise<void> {
  await page.route('**/fonts/**', async (route) => {
    const path = join(packages, new URL(route.request().url()).pathname.replace('/fonts/', ''))
    if (!existsSync(path)) throw new Error(`No package brings the font ${path}.`)
    await route.fulfill({ path, contentType: 'font/woff2' })
  })
  await page.addInitScript((text) => {
    addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style')
      style.textContent = text
      document.head.append(style)
    })
  }, sheet)
}
