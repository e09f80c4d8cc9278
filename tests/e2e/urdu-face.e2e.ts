import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { button } from '../support/borrower.ts'
import { expect, test } from '../support/journey.ts'
import { locales, wordsOf } from '../support/words.ts'

const words = wordsOf('ur')

test.use({ locale: locales.ur })

test('the Urdu face is asked for on the second screen and shown from the third on, and nothing moves', async ({
  page,
  context,
  faults,
}) => {
  const asked = fontsAskedFor(page)
  await withoutOwnFaces(context)
  await page.goto('/')
  const login = page.getByRole('link', { name: words('查看我的额度') })
  await expect(login).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  const before = await moved(page)
  const arrived = page.waitForResponse((response) => response.url().endsWith('.woff2'))
  await login.click()
  await expect(page.getByRole('heading', { name: words('登录或注册') })).toBeVisible()
  expect((await (await arrived).body()).length).toBeLessThan(165_000)
  expect(await drawnBy(page, 'h1')).not.toContain('Noto Nastaliq Urdu (fetched)')

  await page.getByRole('button', { name: words('返回') }).click()
  await expect(login).toBeVisible()
  await expect.poll(() => drawnBy(page, 'h1')).toContain('Noto Nastaliq Urdu (fetched)')
  expect(asked).toHaveLength(1)
  expect(await moved(page)).toBe(before)
  expect(faults).toEqual([])
})

test('a page of paragraphs in the Urdu face is painted once, and its lines stay', async ({
  page,
  context,
}) => {
  await withoutOwnFaces(context)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  const arrived = page.waitForResponse((response) => response.url().endsWith('.woff2'))
  await page.locator('a[href="/helpcenter"]').first().click()
  const privacy = page.locator('a[href="/SetinnerHtml/legal/privacy"]')
  await expect(privacy).toBeVisible()
  await arrived
  await page.waitForLoadState('networkidle')
  const before = await moved(page, 'movedAtAll')
  await privacy.click()
  await expect(page.getByRole('heading', { level: 1, name: words('隐私声明') })).toBeVisible()
  await expect.poll(() => drawnBy(page, 'main p')).toContain('Noto Nastaliq Urdu (fetched)')
  await page.waitForLoadState('networkidle')
  expect(await moved(page, 'movedAtAll')).toBe(before)
})

test('who saves data is spared the Urdu face', async ({ page, context, faults }) => {
  const asked = fontsAskedFor(page)
  await withoutOwnFaces(context)
  await context.addInitScript(() => localStorage.setItem('low_data', '"on"'))
  await page.goto('/')
  await page.getByRole('link', { name: words('查看我的额度') }).click()
  await expect(page.getByRole('heading', { name: words('登录或注册') })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.goBack()
  await expect(page.getByRole('link', { name: words('查看我的额度') })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  expect(faults).toEqual([])
})

test('the signing page has its words in Nastaliq and its figures in the face before it', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ language: 'ur', upTo: 'order' })
  await page.goto('/downSignApp')
  const [signingApp] = await Promise.all([
    context.waitForEvent('page'),
    button(who, '打开签约应用').click(),
  ])
  await expect(signingApp).toHaveURL(/\?lang=ur$/)
  await withNastaliq(signingApp)
  expect(await drawnBy(signingApp, 'h1')).toContain('Noto Nastaliq Urdu (fetched)')
  for (const figure of ['dd.sum', 'h2 .figure', 'p .figure']) {
    expect((await drawnBy(signingApp, figure)).join(), figure).not.toMatch(/Nastaliq|^$/)
  }
  expect(faults).toEqual([])
})

/** A device that has the whole Nastaliq face, with its Latin figures. */
async function withNastaliq(page: Page): Promise<void> {
  const faces = { latin: 'U+0-FF', arabic: 'U+600-6FF' }
  for (const [part, unicodeRange] of Object.entries(faces)) {
    const file = `@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-${part}-400-normal.woff2`
    const bytes = [...readFileSync(fileURLToPath(import.meta.resolve(file)))]
    await page.evaluate(
      async ({ bytes, unicodeRange }) => {
        const face = new FontFace('Noto Nastaliq Urdu', new Uint8Array(bytes), { unicodeRange })
        document.fonts.add(await face.load())
      },
      { bytes, unicodeRange },
    )
  }
}

function fontsAskedFor(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url())
  })
  return asked
}

const moved = (page: Page, counted: 'moved' | 'movedAtAll' = 'moved'): Promise<number> =>
  page.evaluate((name) => Reflect.get(globalThis, name) as number, counted)

/** A device without a Nastaliq face of its own, that adds up what moved by itself. */
async function withoutOwnFaces(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const Native = FontFace
    globalThis.FontFace = class extends Native {
      constructor(
        family: string,
        source: string | BufferSource,
        descriptors?: FontFaceDescriptors,
      ) {
        super(
          family,
          typeof source === 'string' ? source.replace(/local\([^)]*\),/g, '') : source,
          descriptors,
        )
      }
    }
    const sums = { moved: 0, movedAtAll: 0 }
    Object.assign(globalThis, sums)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        sums.movedAtAll += value
        if (!hadRecentInput) sums.moved += value
        Object.assign(globalThis, sums)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The faces that draw the words of an element, and which of them came over the network. */
async function drawnBy(page: Page, selector: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument', {})
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
  await browser.detach()
  return fonts.map(({ familyName, isCustomFont }) =>
    isCustomFont ? `${familyName} (fetched)` : familyName,
  )
}
