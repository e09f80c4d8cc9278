/**
 * One route in every look that people have it in: each language at 320 px, dark, forced colours, large
 * text, wide. What was seen is noted for `route-table.ts`.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test, type Page, type Route } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { movedControls } from './moved-controls.ts'
import { isAt } from './route-map.ts'
import { besidePage, brokenWords, cutWords, unseenWords } from './seen.ts'
import { languages, locales, type Language } from './words.ts'
import { dataOf, untranslated } from './untranslated.ts'

/** The columns of the table, but for `journey`, which other tests fill. */
export type Look =
  | 'screen'
  | 'axe'
  | Language
  | 'dark'
  | 'forced colours'
  | '200 %'
  | '320 px'
  | '1280 px'

export interface Walk {
  page: Page
  route: string
  path: string
  /** Where it is opened: its path with what it needs. */
  address: string
}

const pictures = fileURLToPath(new URL('../../.paso/routes/', import.meta.url))
const phone = { width: 360, height: 740 }

/** Each answer comes at a time of its own, so that what moves others is seen to. */
async function late(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url())
  await new Promise((resolve) => setTimeout(resolve, 100 + ((pathname.length * 97) % 500)))
  // Where another answer was wanted, it is theirs to give.
  await route.fallback()
}

export async function walkRoute(walk: Walk): Promise<void> {
  const { page } = walk
  await page.route('**/api/**', late)
  await open(walk, 'th')
  await page.unroute('**/api/**', late)
  // The news that the line is lost comes above everything, and moves the page that waits for it.
  if (walk.route !== 'networkError') {
    expect
      .soft(await movedControls(page), `${walk.route}: what can be pressed has moved`)
      .toEqual([])
  }
  await noted(walk, 'screen')
  await checked(walk)
  await pictured(walk, 'th')
  await page.emulateMedia({ colorScheme: 'dark' })
  await checked(walk)
  await pictured(walk, 'dark')
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  // What comes last may still be drawn in the colours of before.
  const message = `${walk.route} in forced colours`
  await expect.poll(() => unseenWords(page), { message }).toEqual([])
  await pictured(walk, 'forced colours')
  await page.emulateMedia({ forcedColors: 'none' })
  await fitted(walk, 320)
  await pictured(walk, '320 px')
  await fitted(walk, 1280)
  await pictured(walk, '1280 px')

  await open(walk, 'en')
  await pictured(walk, 'en')
  await fitted(walk, 320)
  await enlarged(walk)

  for (const language of languages.filter((each) => each !== 'th' && each !== 'en')) {
    await open(walk, language)
    const isRight = language === 'ar' || language === 'ur'
    await expect(page.locator('html')).toHaveAttribute('dir', isRight ? 'rtl' : 'ltr')
    await pictured(walk, language)
    await fitted(walk, 320)
    expect(await cutWords(page), `${walk.route} in ${language}`).toEqual([])
    await checked(walk)
  }
  await noted(walk, 'axe')
  await page.setViewportSize(phone)
}

/** One route of the app that has words of no language: what stands in no catalog is named. */
export async function walkInPseudoWords(walk: Walk): Promise<void> {
  const data = dataOf(walk.page)
  await open(walk, 'th')
  await expect.poll(() => untranslated(walk.page, data), { message: walk.route }).toEqual([])
  // The walk itself: a text that is planted is found.
  await walk.page.evaluate(() => document.querySelector('h1')?.append('Please sign'))
  await expect.poll(() => untranslated(walk.page, data), { message: walk.route }).toHaveLength(1)
}

async function open({ page, path, address }: Walk, language: Language): Promise<void> {
  await page.setViewportSize(phone)
  const { origin } = new URL(process.env.PASO_URL ?? '')
  await page.context().addCookies([{ name: 'paso_language', value: language, url: origin }])
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute(
    'lang',
    language === 'es' ? locales.es : language,
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  // What comes is there.
  await expect(page.locator('[data-stroke]')).toHaveCount(0)
  await expect(page).toHaveURL(({ pathname }) => isAt(path, pathname))
}

/** Nothing stands beside the page: what does is named. */
async function fitted({ page, route }: Walk, width: number): Promise<void> {
  await page.setViewportSize({ width, height: phone.height })
  expect(await besidePage(page), `${route} at ${String(width)} px`).toEqual([])
}

/** The user's own font size, twice as large. */
async function enlarged(walk: Walk): Promise<void> {
  const { page, route } = walk
  await page.setViewportSize(phone)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  expect(await besidePage(page), `${route} at 200 %`).toEqual([])
  expect(await cutWords(page), `${route} at 200 %`).toEqual([])
  await pictured(walk, '200 %')
  await page.setViewportSize({ width: 320, height: phone.height })
  expect(await brokenWords(page), `${route} at 200 % on 320 px`).toEqual([])
  await page.setViewportSize(phone)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await browser.detach()
}

async function checked({ page, route }: Walk): Promise<void> {
  expect(await axeFindings(page), route).toEqual([])
}

async function pictured(walk: Walk, look: Look): Promise<void> {
  const folder = join(pictures, walk.route)
  mkdirSync(folder, { recursive: true })
  await walk.page.screenshot({ path: join(folder, `${look.replaceAll(' ', '-')}.png`) })
  await noted(walk, look)
}

const noted = ({ route }: Walk, look: Look): Promise<void> => {
  test.info().annotations.push({ type: 'route', description: `${route} | ${look}` })
  return Promise.resolve()
}
