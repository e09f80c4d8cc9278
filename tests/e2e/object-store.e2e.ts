import { heading } from '../support/borrower.ts'
import { takePicture } from '../support/certification.ts'
import { expect, test as journey } from '../support/journey.ts'
import { startObjectStore } from '../support/object-store.ts'
import { startSandbox } from '../support/start-sandbox.ts'

/** A lender whose pictures go straight into a store, which is another origin than the page. */
const test = journey.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  baseURL: async ({}, use) => {
    const store = await startObjectStore()
    const sandbox = await startSandbox({ env: store.env })
    await use(sandbox.url)
    await sandbox.stop()
    await store.stop()
  },
})

test('a picture goes from the page into the object store, and from there to the lender', async ({
  page,
  baseURL,
  signedIn,
  faults,
}) => {
  const who = await signedIn()
  const sent: string[] = []
  page.on('response', (response) => {
    const { pathname, origin } = new URL(response.url())
    const where = origin === baseURL ? 'lender' : 'store'
    if (/\/(inbox|file\/upload)\//.test(pathname))
      sent.push(`${response.request().method()} ${where}`)
  })
  await page.goto('/identity')
  await takePicture(who, 'front')
  await expect(heading(who, '身份证背面')).toBeVisible()
  expect(sent).toEqual(['PUT store', 'PATCH lender'])
  expect(faults).toEqual([])
})
