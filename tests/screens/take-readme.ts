/**
 * Takes the picture at the top of the README: six screens of a loan in six languages.
 *
 *   npm run screens:readme
 */
import { fileURLToPath } from 'node:url'
import { chromium, expect } from '@playwright/test'
import sharp from 'sharp'
import { signedInOn, type SignedIn } from '../support/signed-in.ts'
import { startSandbox } from '../support/start-sandbox.ts'
import { locales, type Language } from '../support/words.ts'

const picture = fileURLToPath(new URL('../../docs/screens.png', import.meta.url))
const phone = { width: 360, height: 740 }
const gap = 12
/** One of six in a picture 2,000 px wide. */
const width = Math.floor((2_000 - 7 * gap) / 6)

const screens: readonly (readonly [Language, string, SignedIn?])[] = [
  ['th', '/'],
  ['es', '/identity', {}],
  ['en', '/infoList', { upTo: 'personal' }],
  ['vi', '/prod', { upTo: 'work' }],
  ['ur', '/repayment', { upTo: 'loan' }],
  ['ar', '/', { upTo: 'loan' }],
]

async function main(): Promise<void> {
  const sandbox = await startSandbox()
  const browser = await chromium.launch({
    ...(process.env['PASO_BROWSER'] ? { executablePath: process.env['PASO_BROWSER'] } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const taken: Buffer[] = []
    for (const [language, path, signedIn] of screens) {
      const page = await browser.newPage({
        baseURL: sandbox.url,
        viewport: phone,
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        locale: locales[language],
        timezoneId: 'Asia/Bangkok',
        reducedMotion: 'reduce',
      })
      if (signedIn) await signedInOn(page, sandbox.url, { ...signedIn, language })
      await page.goto(path)
      await expect(page.locator('[data-stroke]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      taken.push(
        await sharp(await page.screenshot())
          .resize({ width })
          .toBuffer(),
      )
      await page.close()
    }
    await sharp({
      create: {
        width: 6 * width + 7 * gap,
        height: Math.round((width * phone.height) / phone.width) + 2 * gap,
        channels: 3,
        background: '#c9d0c7',
      },
    })
      .composite(
        taken.map((input, place) => ({ input, left: gap + place * (width + gap), top: gap })),
      )
      .png({ palette: true })
      .toFile(picture)
    console.log(picture)
  } finally {
    await browser.close()
    await sandbox.stop()
  }
}

await main()
