import { gate } from '../support/gate.ts'
import { expect, test } from '../support/journey.ts'
import { sign } from '../support/loan.ts'

test('a contract is signed by a press that comes before the script of the signing app', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'order' })
  const shown = gate()
  // The script is held until the page has been shown and pressed, or is not shown without it.
  await context.route('**/sandbox/console.js', async (route) => {
    await Promise.race([shown.opened, new Promise((resolve) => setTimeout(resolve, 2_000))])
    await route.continue()
  })
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/sandbox/signing/')) shown.open()
  })
  await page.goto('/')
  await sign(who)
  expect((await who.world.ordersOf(who.phone)).map(({ state }) => state)).toEqual(['signed'])
  expect(faults).toEqual([])
})
