import { execFile } from 'node:child_process'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { haveDone } from '../support/already-done.ts'
import { borrower, button, heading, signIn } from '../support/borrower.ts'
import { expect, faultsOf, test as journey } from '../support/journey.ts'
import { clientOf } from '../support/lender-client.ts'
import { payTheCode, showCode } from '../support/loan.ts'
import { outsideWorld } from '../support/outside-world.ts'
import { startSandbox, type RunningSandbox } from '../support/start-sandbox.ts'
import { languages } from '../support/words.ts'
import { runNginx } from './run-nginx.ts'

const run = promisify(execFile)
const dist = fileURLToPath(new URL('../../app/dist', import.meta.url))
const key = (): string => randomBytes(32).toString('base64')
const STORAGE_KEYS = `k1:${key()},search:${key()}`

/** A fresh database on a server. */
async function makeDatabase(server: string | undefined): Promise<string> {
  if (server === undefined) throw new Error('run `npm run test:deploy`')
  const name = `deploy_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

const startLender = (database: string): Promise<RunningSandbox> =>
  startSandbox({
    engine: 'pglite',
    watched: false,
    env: { DATABASE_URL: database, STORAGE_KEYS, TRUSTED_PROXIES: '127.0.0.1' },
  })

interface Deployment {
  database: string
  lenders: RunningSandbox[]
  nginx: Awaited<ReturnType<typeof runNginx>>
}

const test = journey.extend<object, { deployment: Deployment }>({
  deployment: [
    // eslint-disable-next-line no-empty-pattern -- Playwright insists on a destructured first parameter
    async ({}, use) => {
      const database = await makeDatabase(process.env.PASO_DATABASE_URL)
      // One after the other: the first makes the tables.
      const lenders = [await startLender(database), await startLender(database)]
      const nginx = await runNginx(lenders.map(({ url }) => url))
      await use({ database, lenders, nginx })
      await nginx.stop()
      for (const lender of lenders) await lender.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ deployment }, use) => use(deployment.nginx.url),
})

/** The headers that make a page what it is, its nonce by one name. */
async function headersOf(address: string, asked = 'ar, en;q=0.5'): Promise<Record<string, string>> {
  const answer = await fetch(address, { headers: { 'accept-language': asked } })
  expect(answer.status).toBe(200)
  const passing =
    /^(date|server|connection|keep-alive|transfer-encoding|content-length|x-request-id|last-modified|etag|content-encoding)$/
  const named = [...answer.headers].filter(([name]) => !passing.test(name))
  const headers = Object.fromEntries(named)
  const policy = headers['content-security-policy'] ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none'
  const text = await answer.text()
  expect(text).toContain(`nonce="${nonce}"`)
  expect(text).not.toContain('__NONCE__')
  const vary = (headers.vary ?? '').toLowerCase().split(/, */)
  return {
    ...headers,
    'content-security-policy': policy.replaceAll(nonce, 'N'),
    vary: [...new Set(vary)].toSorted().join(', '),
  }
}

test('nginx says of a page what the lender says, in the language that is asked for', async ({
  deployment: { lenders, nginx },
}) => {
  const own = lenders[1]?.url ?? ''
  for (const path of ['/', '/login', '/mine', '/legal/privacy', '/legal/terms/th']) {
    expect(await headersOf(nginx.url + path), path).toEqual(await headersOf(own + path))
  }
  for (const language of languages) {
    for (const path of ['/', `/legal/terms/${language}`]) {
      const headers = await headersOf(nginx.url + path, language)
      expect(headers, path).toEqual(await headersOf(own + path, language))
      expect(headers['content-language'], path).toBe(language)
    }
  }
  const [one, two] = [await fetch(nginx.url), await fetch(nginx.url)]
  expect(one.headers.get('content-security-policy')).not.toBe(
    two.headers.get('content-security-policy'),
  )
  const worker = await fetch(`${nginx.url}/sw.js`)
  const ownWorker = await fetch(`${own}/sw.js`)
  for (const name of ['content-security-policy', 'cache-control', 'x-content-type-options']) {
    expect(worker.headers.get(name), name).toBe(ownWorker.headers.get(name))
  }
})

test('hashed files are packed and kept for a year, those of earlier deployments too; nothing else is there', async ({
  deployment: { nginx },
}) => {
  const page = await (await fetch(nginx.url)).text()
  const script = /\/static\/js\/first-[\w-]+\.js/.exec(page)?.[0] ?? ''
  const answer = await fetch(nginx.url + script, { headers: { 'accept-encoding': 'gzip' } })
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  mkdirSync(join(nginx.earlier, 'static/js'), { recursive: true })
  writeFileSync(join(nginx.earlier, 'static/js/first-gone.js'), 'export {}')
  expect((await fetch(`${nginx.url}/static/js/first-gone.js`)).status).toBe(200)
  const nothing = ['/static/js/none.js', '/sandbox', '/pages.json', '/.vite/manifest.json', '/docs']
  for (const path of nothing) expect((await fetch(nginx.url + path)).status, path).toBe(404)
})

test('the console stays shut behind a bare proxy_pass', async ({ deployment: { nginx } }) => {
  const answer = await fetch(`${nginx.bare}/sandbox/api/texts?phone=812345678`)
  expect(await answer.json()).toMatchObject({ code: 403_001 })
})

test('without a nonce the page works under the weaker policy, which names its one inline script', async ({
  browser,
  deployment: { nginx },
}) => {
  const inline = /<script(?![^>]*(?:src=|application\/json))[^>]*>([^<]*)<\/script>/.exec(
    readFileSync(join(dist, 'login.th.html'), 'utf8'),
  )?.[1]
  const hash = createHash('sha256')
    .update(inline ?? '')
    .digest('base64')
  const answer = await fetch(nginx.plain)
  expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
  const context = await browser.newContext({ locale: 'th-TH', serviceWorkers: 'block' })
  const faults = await faultsOf(context)
  const page = await context.newPage()
  await page.goto(`${nginx.plain}/login`)
  const who = borrower(page, outsideWorld(''), 'th')
  await button(who, '获取验证码').click()
  await expect(page.getByText(who.words('请输入完整的手机号'))).toBeVisible()
  expect(faults).toEqual([])
  await context.close()
})

test('a borrower signs in and repays while one of two lenders is killed, and a backup holds it all', async ({
  page,
  faults,
  deployment: { database, lenders, nginx },
}) => {
  const [first, second] = lenders
  if (first === undefined || second === undefined) throw new Error('there are two lenders')
  const who = borrower(page, outsideWorld(second.url), 'th')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/login')
  await signIn(who)
  await page.goto('/infoList')
  await expect(heading(who, '我的资料').or(page.getByRole('heading').first())).toBeVisible()
  await haveDone(who, 'loan')
  await page.goto('/repayment')
  const code = await showCode(who)
  await first.kill()
  await payTheCode(who, code)
  expect(faults).toEqual([])
  const token = await page.evaluate(() => String(JSON.parse(localStorage.getItem('token') ?? '')))
  expect(nginx.log()).toContain('/api/v2/order/detail')
  expect(nginx.log()).not.toContain(token)
  expect(await who.world.findings()).toEqual([])

  const file = join(tmpdir(), `paso-backup-${randomUUID()}`)
  await run('pg_dump', [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    `--file=${file}`,
    database,
  ])
  const restored = await makeDatabase(process.env.PASO_SECOND_DATABASE_URL)
  await run('pg_restore', [
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    `--dbname=${restored}`,
    file,
  ])
  rmSync(file)
  const lender = await startLender(restored)
  const world = outsideWorld(lender.url)
  const { orders } = await clientOf(lender.url, () => token).get('/order/list', { query: {} })
  expect(orders.map(({ order_number }) => order_number)).toEqual(
    (await who.world.ordersOf(who.phone)).map(({ order_number }) => order_number),
  )
  expect(await world.findings()).toEqual([])
  await lender.stop()
})
