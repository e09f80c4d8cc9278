/**
 * Walks the whole path and takes a picture of every page of it, per language and colour scheme,
 * with one contact sheet each. Looked at by people; asserts nothing beyond the walk itself.
 *
 *   npm run screens                       LANGUAGES=th,en  SCHEMES=light,dark  SCREENS=<folder>
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, expect, type Browser, type Page } from '@playwright/test'
import { borrower, button, heading, signIn } from '../support/borrower.ts'
import { askForLimit, certify } from '../support/certification.ts'
import {
  chooseLoan,
  giveAccount,
  payBy,
  payTheCode,
  readAgreement,
  receiveMoney,
  showCode,
  sign,
} from '../support/loan.ts'
import { newCitizenNumber } from '../support/citizen-number.ts'
import { outsideWorld } from '../support/outside-world.ts'
import { startSandbox } from '../support/start-sandbox.ts'
import { languages as allLanguages, locales, type Language } from '../support/words.ts'

const folder =
  process.env['SCREENS'] ?? fileURLToPath(new URL('../../.paso/screens/', import.meta.url))
const languages = (process.env['LANGUAGES']?.split(',') ?? allLanguages) as readonly Language[]
const schemes = (process.env['SCHEMES'] ?? 'light').split(',') as ('light' | 'dark')[]

async function main(): Promise<void> {
  const sandbox = await startSandbox()
  const browser = await chromium.launch({
    ...(process.env['PASO_BROWSER'] ? { executablePath: process.env['PASO_BROWSER'] } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    for (const language of languages) {
      for (const scheme of schemes) {
        const album = await walk(browser, sandbox.url, language, scheme)
        await contactSheet(browser, album, join(folder, `${language}-${scheme}.png`))
        console.log(join(folder, `${language}-${scheme}.png`))
      }
    }
  } finally {
    await browser.close()
    await sandbox.stop()
  }
}

async function walk(
  browser: Browser,
  url: string,
  language: Language,
  scheme: 'light' | 'dark',
): Promise<string[]> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: locales[language],
    timezoneId: 'Asia/Bangkok',
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const album: string[] = []
  const pictures = join(folder, `${language}-${scheme}`)
  mkdirSync(pictures, { recursive: true })
  const look = async (seen: Page): Promise<void> => {
    const name = new URL(seen.url()).pathname.replaceAll('/', '-').slice(1) || 'home'
    const file = join(pictures, `${String(album.length + 1).padStart(2, '0')}-${name}.png`)
    await seen.screenshot({ path: file, fullPage: true })
    album.push(file)
  }
  const who = { ...borrower(page, outsideWorld(url), language), look }
  const { words, world } = who

  await page.goto('/')
  await expect(page.getByText(words('总共要还'), { exact: true })).toBeVisible()
  await look(page)
  await page.goto('/login')
  await signIn(who)
  await expect(
    button(who, '继续').or(page.getByRole('link', { name: words('继续') })),
  ).toBeVisible()
  await look(page)
  await button(who, '继续')
    .or(page.getByRole('link', { name: words('继续') }))
    .click()
  await certify(who, newCitizenNumber())
  await askForLimit(who)
  await chooseLoan(who)
  await giveAccount(who)
  const act = await readAgreement(who)
  await act.click()
  await expect(heading(who, '申请已批准,只差签约')).toBeVisible()
  await look(page)
  await page.goto('/')
  await expect(page.getByRole('link', { name: words('去签约') })).toBeVisible()
  await look(page)
  await page.goto('/')
  await sign(who)
  await receiveMoney(who)
  await page.goto('/')
  await expect(page.getByRole('link', { name: words('去还款') })).toBeVisible()
  await look(page)
  await page.goto('/repayment')
  await payBy(who, '银行转账')
  await expect(page).toHaveURL(/repaymentbank/)
  await expect(page.getByText(words('参考号'), { exact: true })).toBeVisible()
  await look(page)
  await button(who, '换一种还款方式').click()
  await payTheCode(who, await showCode(who))
  for (const path of ['/', '/mine', '/loan', '/setting', '/404']) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await look(page)
  }
  expect(await world.findings()).toEqual([])
  await context.close()
  return album
}

async function contactSheet(browser: Browser, album: string[], to: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1960, height: 800 } })
  const figures = album.map((file) => {
    const picture = readFileSync(file).toString('base64')
    return `<figure><img src="data:image/png;base64,${picture}"><figcaption>${file.split('/').at(-1) ?? ''}</figcaption></figure>`
  })
  await page.setContent(
    `<style>body{margin:16px;background:#888;font:12px sans-serif;columns:8;column-gap:16px}figure{margin:0 0 16px;break-inside:avoid}img{width:100%;display:block}</style>${figures.join('')}`,
  )
  const sheet = await page.screenshot({ fullPage: true })
  writeFileSync(to, sheet)
  await page.close()
}

await main()
