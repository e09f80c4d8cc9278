import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageHeaders } from '../../src/http/pages/page-policy.ts'
import { startDatabase, type TestDatabase } from '../support/databases.ts'
import { startLender } from '../support/lender.ts'

describe("the app's files", () => {
  const folder = mkdtempSync(join(tmpdir(), 'paso-app-'))
  const dist = join(folder, 'dist')
  let test: TestDatabase
  let app: FastifyInstance
  let listening: string
  beforeAll(async () => {
    mkdirSync(join(dist, 'static/js'), { recursive: true })
    const page = (name: string): string => `<script nonce="__NONCE__">1</script><p>${name}</p>`
    for (const name of ['login.th', 'login.en', 'shell.th', 'shell.en']) {
      writeFileSync(join(dist, `${name}.html`), page(name))
    }
    const table = {
      '/login': { th: 'login.th.html', en: 'login.en.html' },
      '*': { th: 'shell.th.html', en: 'shell.en.html' },
    }
    writeFileSync(join(dist, 'pages.json'), JSON.stringify(table))
    writeFileSync(join(dist, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    writeFileSync(join(folder, 'secret.txt'), 'secret')
    for (const inside of ['.git', 'static/.git']) {
      mkdirSync(join(dist, inside))
      writeFileSync(join(dist, inside, 'HEAD'), 'secret')
    }
    writeFileSync(join(dist, '.env'), 'secret')
    const script = 'export const first = 1\n'
    writeFileSync(join(dist, 'static/js/first-abc.js'), script)
    writeFileSync(join(dist, 'static/js/first-abc.js.br'), brotliCompressSync(script))
    writeFileSync(join(dist, 'static/js/first-abc.js.gz'), gzipSync(script))
    test = await startDatabase('pglite')
    app = await startLender(test.database, { appFolder: dist })
    listening = await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await app.close()
    await test.stop()
    rmSync(folder, { recursive: true })
  })

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

  it('have the headers that the deployment guide has for a web server', () => {
    const held = (file: string): Record<string, string> => {
      const text = readFileSync(
        new URL(`../../../docs/deploy/${file}.conf`, import.meta.url),
        'utf8',
      )
      const lines = text.matchAll(/^add_header ([\w-]+) "([^"]*)" always;$/gm)
      return Object.fromEntries(
        [...lines].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
      )
    }
    const named = readFileSync(new URL('../../../docs/deploy/page-headers.conf', import.meta.url))
    const partners = /frame-src ([^;]+)/.exec(named.toString())?.[1]?.split(' ') ?? []
    const own = pageHeaders('$request_id', { partners })
    expect(held('page-headers')).toMatchObject(own)
    const weaker = held('page-headers-without-nonce')
    const policy = own['content-security-policy']
      ?.replace(/script-src [^;]*/, "script-src 'self' 'sha256-'")
      .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    const said = weaker['content-security-policy']?.replace(/sha256-[^']+/, 'sha256-')
    expect({ ...weaker, 'content-security-policy': said }).toMatchObject({
      ...own,
      'content-security-policy': policy,
    })
  })

  it('are pages with a nonce of their own that the policy names', async () => {
    const [one, two] = [await get('/login'), await get('/login')]
    const nonce = /nonce="([^"]+)"/.exec(one.body)?.[1] ?? 'none'
    expect(one.headers['content-security-policy']).toContain(
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    )
    expect(one.headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
    expect(one.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(one.headers['content-security-policy']).not.toContain('unsafe')
    expect(one.headers['referrer-policy']).toMatch(/^(no-referrer|same-origin|strict-origin)/)
    expect(one.body).not.toContain('__NONCE__')
    expect(two.body).not.toContain(nonce)
    expect(one.headers['cache-control']).toBe('no-cache, private')
    // Camera and position are for certification; nothing else of the device is asked for.
    expect(one.headers['permissions-policy']).toBe('microphone=(), payment=(), usb=()')
  })

  it('come in the language of the cookie, else of the browser, else of the country', async () => {
    const cookie = { cookie: 'a=b; paso_language=en', 'accept-language': 'th' }
    expect((await get('/login', cookie)).body).toContain('login.en')
    expect((await get('/login', { 'accept-language': 'fr, en;q=0.8, th;q=0.5' })).body).toContain(
      'login.en',
    )
    expect((await get('/login', { 'accept-language': 'fr' })).body).toContain('login.th')
    expect((await get('/login', { cookie: 'paso_language=xx' })).body).toContain('login.th')
    expect((await get('/orderdetails?x=1')).body).toContain('shell.th')
  })

  it('are compressed as the browser accepts', async () => {
    const page = await get('/login', { 'accept-encoding': 'gzip, br' })
    expect(page.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(page.rawPayload).toString()).toContain('login.th')
    const script = await get('/static/js/first-abc.js', { 'accept-encoding': 'br' })
    expect(script.headers['content-encoding']).toBe('br')
    expect(script.headers['content-type']).toBe('text/javascript')
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/static/js/first-abc.js')).body).toContain('first = 1')
    expect((await get('/icon.svg')).headers['content-type']).toContain('image/svg+xml')
  })

  it.each([
    ['br;q=0, gzip;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['BR', 'br'],
    ['*', 'gzip'],
    ['deflate, brotli', undefined],
  ])('are encoded as the files are for a browser that accepts %s', async (accepted, encoding) => {
    for (const url of ['/home', '/static/js/first-abc.js']) {
      const answer = await get(url, { 'accept-encoding': accepted })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-encoding']).toBe(encoding)
    }
  })

  it('answer HEAD as they answer GET, without a body', async () => {
    for (const url of ['/home', '/login', '/static/js/first-abc.js']) {
      const [whole, head] = [await get(url), await app.inject({ method: 'HEAD', url })]
      expect([head.statusCode, head.body]).toEqual([200, ''])
      for (const name of ['content-length', 'content-type', 'cache-control']) {
        expect(head.headers[name], `${name} of ${url}`).toBe(whole.headers[name])
      }
    }
    expect((await app.inject({ method: 'HEAD', url: '/v2/nothing' })).statusCode).toBe(404)
  })

  it.each([
    '/static/js/../../pages.json',
    '/static/js/..%2f..%2f..%2fsecret.txt',
    '/static/%2e%2e/%2e%2e/secret.txt',
    '/static/js/missing.js',
    '/pages.json/../../secret.txt',
    '/.git/HEAD',
    '/.env',
    '/static/.git/HEAD',
  ])('stay in their folder: %s', async (path) => {
    // A client of its own: fetch and inject would tidy the path up before it is sent.
    const address = new URL(listening)
    const body = await new Promise<string>((resolve, reject) => {
      const call = request({ host: address.hostname, port: address.port, path }, (answer) => {
        let text = ''
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
        answer.on('end', () => resolve(`${answer.statusCode} ${text}`))
      })
      call.on('error', reject)
      call.end()
    })
    expect(body).not.toContain('secret')
    expect(body).not.toContain('shell.th.html')
    if (path.startsWith('/static')) expect(body).toMatch(/^4\d\d /)
  })

  it.each(['/static', '/static/', '/static/js', '/static/js/'])(
    'are listed nowhere: %s',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.body).not.toContain('first-abc')
    },
  )

  it('never stand in for a path of the API', async () => {
    for (const url of ['/api/v2/nothing', '/v2/nothing', '/sandbox/nothing']) {
      const answer = await get(url, { accept: 'text/html' })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 404_001 })
    }
  })

  it('answer a path that cannot be decoded, under their policy', async () => {
    const answer = await get('/%E0%B8?x=1', { 'accept-language': 'en' })
    const nonce = /nonce="([^"]+)"/.exec(answer.body)?.[1] ?? 'none'
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain('shell.en')
    expect(answer.headers['content-security-policy']).toContain(`script-src 'nonce-${nonce}'`)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  it.each(['/api/v2/%E0%B8', '/v2/%E0%B8', '/static/%E0%B8', '/sandbox/%E0%B8'])(
    'leave an undecodable path of the server to an envelope: %s',
    async (url) => {
      const answer = await get(url, { accept: 'text/html', 'accept-language': 'en' })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({
        code: 400_001,
        message: 'The request cannot be read',
        data: null,
      })
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers['x-request-id']).toBeTruthy()
    },
  )

  it('may send to the lender, to the object store where there is one, and nowhere else', async () => {
    const sends = async (from: FastifyInstance): Promise<unknown> =>
      String((await from.inject('/login')).headers['content-security-policy']).match(
        /connect-src [^;]+/,
      )?.[0]
    expect(await sends(app)).toBe("connect-src 'self'")
    const objectStore = {
      url: 'https://objects.example.com/pictures',
      keyId: 'key',
      secret: 'secret',
      region: 'us-east-1',
      answerWithinMs: 1,
    }
    const beside = await startLender(test.database, { appFolder: dist, objectStore })
    expect(await sends(beside)).toBe("connect-src 'self' https://objects.example.com")
    await beside.close()
  })

  it('may frame the partners that the build names, and nobody else', async () => {
    const frames = async (): Promise<unknown> =>
      String((await get('/login')).headers['content-security-policy']).match(/frame-src [^;]+/)?.[0]
    expect(await frames()).toBe("frame-src 'none'")
    const file = join(dist, 'partners.json')
    writeFileSync(file, JSON.stringify(['https://one.example', 'https://two.example']))
    expect(await frames()).toBe('frame-src https://one.example https://two.example')
    expect((await get('/partners.json')).body).not.toContain('one.example')
    rmSync(file)
  })

  it('are missed politely before the app is built', async () => {
    const bare = await startLender(test.database, { appFolder: join(folder, 'nothing') })
    const answer = await bare.inject({ url: '/' })
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toContain('npm run build')
    await bare.close()
  })
})
