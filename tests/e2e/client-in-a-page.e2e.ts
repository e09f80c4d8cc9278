import { expect, test as base } from '@playwright/test'
import { serveClientPage, type ClientPage, type CreateClient } from '../support/client-page.ts'

/** What a browser makes of the client's requests: cookies, caches and redirects are its matter, and Node has none of them. */
declare global {
  interface Window {
    createLenderClient: CreateClient
  }
}

const test = base.extend<{ own: ClientPage; other: ClientPage; call: Call }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  own: async ({}, use) => {
    const served = await serveClientPage()
    await use(served)
    await served.close()
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  other: async ({}, use) => {
    const served = await serveClientPage()
    await use(served)
    await served.close()
  },
  call: async ({ page, own }, use) => {
    await page.goto(own.url)
    await page.waitForFunction(() => 'createLenderClient' in window)
    await use((baseUrl, method) =>
      page.evaluate(
        async ([baseUrl, method]) => {
          const client = window.createLenderClient({
            baseUrl,
            country: 'TH',
            caller: { platform: 'web', h5Version: '1.0.0' },
            token: () => 'token',
            language: () => 'th',
            secret: 'secret',
            // Two calls have the same address, as a cache would want it.
            clock: () => 1_763_700_000_000,
            random: () => 0,
          })
          try {
            return await (method === 'get'
              ? client.get('/home/index')
              : client.post('/user/logout', {}))
          } catch (failure) {
            return (failure as { kind: string }).kind
          }
        },
        [baseUrl, method] as const,
      ),
    )
  },
})

/** Makes a call in the page. Gives its data, or the kind of its failure. */
type Call = (baseUrl: string, method: 'get' | 'post') => Promise<unknown>

// In one worker, one after the other: the page's program is built once.
test.describe.configure({ mode: 'default' })

for (const method of ['get', 'post'] as const) {
  test(`a ${method} to another origin takes that origin's cookies along`, async ({
    context,
    other,
    call,
  }) => {
    await context.addCookies([{ name: 'visit', value: '1', url: other.url }])
    expect(await call(`${other.url}/api`, method)).toEqual({ done: true })
    expect(other.received.map(({ headers }) => headers.cookie)).toEqual(['visit=1'])
  })

  test(`a ${method} that is redirected is refused, and nothing goes to where it leads`, async ({
    own,
    call,
  }) => {
    expect(await call('/elsewhere', method)).toBe('network')
    expect(own.received.filter(({ url }) => url?.startsWith('/api'))).toEqual([])
    expect(own.received).toHaveLength(3)
  })
}

test('an answer is neither kept nor taken from a cache, even where the lender allows it', async ({
  own,
  call,
}) => {
  expect(await call('/api', 'get')).toEqual({ done: true })
  expect(await call('/api', 'get')).toEqual({ done: true })
  expect(own.received).toHaveLength(2)
  expect(own.received[0]?.url).toBe(own.received[1]?.url)
})
