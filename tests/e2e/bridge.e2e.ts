import { Buffer } from 'node:buffer'
import type { FileChooser, Page } from '@playwright/test'
import { openBridgePage, origin, tap, type BridgeWindow } from '../support/bridge-page.ts'
import { expect, test } from '../support/journey.ts'

/** The bridge in a real browser: what it does without a wrapper, and with one that is simulated. */
declare const window: Window & typeof globalThis & BridgeWindow

// In one worker, one after the other: the page's program is built once, and the photograph drawn once.
test.describe.configure({ mode: 'default' })
test.beforeEach(({ page }) => openBridgePage(page))
test.afterEach(({ faults }) => expect(faults).toEqual([]))

/** Answers the file chooser that the next tap opens. */
const choose = (page: Page, answer: (chooser: FileChooser) => Promise<void>) => async () =>
  answer(await page.waitForEvent('filechooser'))

/** A photograph of noise, larger than what may cross the bridge. */
const drawPhoto = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 1800
    canvas.height = 1200
    const pen = canvas.getContext('2d')!
    const noise = pen.createImageData(1800, 1200)
    for (let at = 0; at < noise.data.length; at += 65_536)
      crypto.getRandomValues(noise.data.subarray(at, at + 65_536))
    for (let at = 3; at < noise.data.length; at += 4) noise.data[at] = 255
    pen.putImageData(noise, 0, 0)
    return canvas.toDataURL('image/jpeg', 1).split(',')[1]!
  })

let photo: Buffer | undefined
const largePhoto = async (page: Page): Promise<Buffer> =>
  (photo ??= Buffer.from(await drawPhoto(page), 'base64'))

test('a browser takes a photograph by a file input and brings it to what may cross the bridge', async ({
  page,
}) => {
  const buffer = await largePhoto(page)
  expect(buffer.length).toBeGreaterThan(2_000_000)
  let capture: string | null = null
  const outcome = (await tap(
    page,
    () => window.bridges.createBridge().takeImage({ camera: 'rear' }),
    choose(page, async (chooser) => {
      capture = await chooser.element().getAttribute('capture')
      await chooser.setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
    }),
  )) as { result: { base64: string; mime: string; width: number; height: number } }
  expect(capture).toBe('environment')
  const picture = Buffer.from(outcome.result.base64, 'base64')
  expect(outcome.result).toMatchObject({ mime: 'image/jpeg', width: 1600, height: 1067 })
  expect(picture.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  expect(picture.length).toBeLessThanOrEqual(1_000_000)
  expect(await page.locator('input').count()).toBe(0)
})

test('a longer edge of 0 is as if none was named', async ({ page }) => {
  const buffer = await largePhoto(page)
  const outcome = await tap(
    page,
    () => window.bridges.createBridge().chooseImage({ max_edge: 0 }),
    choose(page, (chooser) =>
      chooser.setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer }),
    ),
  )
  expect(outcome).toMatchObject({ result: { width: 1600, height: 1067 } })
})

test('a file that is no picture, and a choice that is left, are two failures', async ({ page }) => {
  const take = () => window.bridges.createBridge().chooseImage({ max_edge: 800 })
  const noPicture = choose(page, (chooser) =>
    chooser.setFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no') }),
  )
  expect(await tap(page, take, noPicture)).toMatchObject({ kind: 'wrapper', code: 'failed' })
  const left = choose(page, async (chooser) => {
    expect(await chooser.element().getAttribute('capture')).toBeNull()
    await chooser.element().dispatchEvent('cancel')
  })
  expect(await tap(page, take, left)).toMatchObject({ kind: 'cancelled' })
})

test('a picture that nobody waits for any longer leaves nothing in the page', async ({ page }) => {
  const take = () =>
    window.bridges.createBridge().takeImage({ camera: 'front' }, { timeoutMs: 400 })
  let capture: string | null = null
  await page.clock.install()
  const leftOpen = choose(page, async (chooser) => {
    capture = await chooser.element().getAttribute('capture')
    await page.clock.runFor(400)
  })
  expect(await tap(page, take, leftOpen)).toMatchObject({ kind: 'timeout', limit: 400 })
  expect(capture).toBe('user')
  await expect(page.locator('input')).toHaveCount(0)
})

test('a browser says where it is when it may, and that it may not when it may not', async ({
  page,
  context,
}) => {
  const find = () => window.bridges.createBridge().getGPSInfo({ max_age_ms: 0 })
  await context.grantPermissions([])
  expect(await tap(page, find)).toMatchObject({ kind: 'permission', permission: 'location' })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 13.7563, longitude: 100.5018, accuracy: 900 })
  expect(await tap(page, find)).toEqual({
    result: {
      register_lat: 13.7563,
      register_lng: 100.5018,
      accuracy_m: 900,
      time: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
    },
  })
  const ask = () => window.bridges.createBridge().requestPermission({ permission: 'location' })
  expect(await tap(page, ask)).toEqual({ result: { state: 'granted' } })
})

test('a browser opens addresses without handing itself over', async ({ page, context }) => {
  await context.route('https://help.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><link rel="icon" href="data:,">',
    }),
  )
  const opened = context.waitForEvent('page')
  await tap(page, () =>
    window.bridges.createBridge().openBrowser({ url: 'https://help.example/a' }),
  )
  const other = await opened
  await other.waitForLoadState()
  expect(other.url()).toBe('https://help.example/a')
  expect(await other.evaluate(() => [window.opener as unknown, document.referrer])).toEqual([
    null,
    '',
  ])
})

test('a browser hands a number to its dialler as a link', async ({ page }) => {
  const dialled = page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        document.addEventListener(
          'click',
          (event) => {
            const link = event.target as HTMLAnchorElement
            if (!link.href) return
            event.preventDefault()
            resolve(link.href)
          },
          true,
        ),
      ),
  )
  const call = () => window.bridges.createBridge().callPhone({ phone: '+66 2 000-0000' })
  expect(await tap(page, call)).toEqual({ result: {} })
  expect(await dialled).toBe('tel:+6620000000')
})

test('a browser picks a contact where it has a picker, and says so where it has none', async ({
  page,
}) => {
  const pick = () => window.bridges.createBridge().selectContacts()
  expect(await tap(page, pick)).toMatchObject({ kind: 'not_available', reason: 'browser' })
  await page.evaluate(() => {
    const select = async () => [{ name: ['Malee'], tel: ['081 234 5678'] }]
    Object.defineProperty(navigator, 'contacts', { value: { select } })
  })
  expect(await tap(page, pick)).toEqual({ result: { name: 'Malee', phone: '081 234 5678' } })
})

test('a browser says what it knows of its device', async ({ page }) => {
  const { result } = (await tap(page, () => window.bridges.createBridge().getDeviceInfo())) as {
    result: object
  }
  expect(result).toMatchObject({
    language: 'th-TH',
    time_zone: 'Asia/Bangkok',
    screen_width: 360,
    screen_height: 740,
  })
})

for (const platform of ['android', 'ios'] as const) {
  test(`a simulated ${platform} wrapper answers all 24 calls in a page`, async ({ page }) => {
    const answered = await page.evaluate(async (platform) => {
      const permissions = { location: 'granted' } as const
      const wrapper = window.simulated.createSimulatedWrapper({ platform, permissions })
      wrapper.install()
      const bridge = window.bridges.createBridge()
      const methods = Object.keys(window.bridges.nativeCalls) as (keyof typeof bridge)[]
      for (const method of methods) {
        const call = bridge[method] as (params: unknown) => Promise<unknown>
        await call(window.simulated.nativeExamples[method as 'takeImage'].params)
      }
      const lists = window.lists.deviceLists(bridge)
      await Promise.all([lists.getPhoneList(), lists.getAppList(), lists.getSmsList()])
      let away = 0
      bridge.on('resume', ({ away_seconds }) => (away = away_seconds))
      wrapper.emit('resume', { away_seconds: 3 })
      return { platform: bridge.platform, calls: wrapper.calls.length, away }
    }, platform)
    expect(answered).toEqual({ platform, calls: 24, away: 3 })
  })
}

test('a frame of another origin can neither answer nor send anything', async ({
  page,
  context,
}) => {
  await context.route('https://evil.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><link rel="icon" href="data:,"><script>
        for (let n = 1; n < 9; n++) for (const id of ['page-' + n, String(n)])
          parent.postMessage(JSON.stringify({ id, result: { tokenKey: 'forged' } }), '*')
        parent.postMessage('{"event":"resume","data":{"away_seconds":1}}', '*')
        try { parent.dispatchEvent(new Event('paso')) } catch {}
        parent.postMessage('done', '*')
      </script>`,
    }),
  )
  const received = await page.evaluate(async () => {
    const answers = { reportInfo: { result: { tokenKey: 'true' }, delayMs: 400 } }
    const wrapper = window.simulated.createSimulatedWrapper({ platform: 'android', answers })
    wrapper.install()
    const dropped: string[] = []
    const bridge = window.bridges.createBridge({ onDropped: (reason) => dropped.push(reason) })
    let events = 0
    bridge.on('resume', () => events++)
    const report = bridge.reportInfo({ scene: 'apply' })
    const frame = document.createElement('iframe')
    frame.src = 'https://evil.example/'
    const done = new Promise((resolve) =>
      window.addEventListener('message', ({ data }) => data === 'done' && resolve(data)),
    )
    document.body.append(frame)
    await done
    return { tokenKey: (await report).tokenKey, events, dropped }
  })
  expect(received).toEqual({ tokenKey: 'true', events: 0, dropped: [] })
})

test('a frame of our own does not talk to the wrapper', async ({ page }) => {
  await page.evaluate((origin) => {
    const frame = document.createElement('iframe')
    frame.src = `${origin}/framed`
    document.body.append(frame)
  }, origin)
  const frame = page.frameLocator('iframe').getByRole('button')
  await expect(frame).toBeVisible()
  const framed = page.frames()[1]!
  await framed.waitForFunction(() => 'bridges' in window)
  const failure = await framed.evaluate(async () => {
    window.simulated.createSimulatedWrapper({ platform: 'ios' }).install()
    const bridge = window.bridges.createBridge()
    return bridge.getAppInfo().catch((reason: { kind: string; reason: string }) => ({
      kind: reason.kind,
      reason: reason.reason,
      can: bridge.can('getAppInfo'),
    }))
  })
  expect(failure).toEqual({ kind: 'not_available', reason: 'frame', can: false })
})
