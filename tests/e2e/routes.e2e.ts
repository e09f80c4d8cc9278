import { giveWorkBy } from '../support/already-done.ts'
import { bringAxe } from '../support/axe.ts'
import type { Borrower } from '../support/borrower.ts'
import { besidesTheNetwork, expect, test } from '../support/journey.ts'
import { payBy } from '../support/loan.ts'
import { watchControls } from '../support/moved-controls.ts'
import { PARTNER_PAGE, reachPartner } from '../support/partner.ts'
import { routesOfApp } from '../support/route-map.ts'
import { sampled } from '../support/sampled.ts'
import { walkInPseudoWords, walkRoute } from '../support/route-walk.ts'
import type { SignedIn } from '../support/signed-in.ts'
import { hasPseudoWords } from '../support/words.ts'

/** Who opens a route; a visitor where nothing is said of a sign-in. */
interface Opener {
  signedIn?: SignedIn
  routes: readonly string[]
  /** Whether every call fails: the page of a lost network leaves as soon as one comes through. */
  cutOff?: true
  /** What has happened besides. */
  after?: (who: Borrower) => Promise<void>
}

/** Every route that stands nowhere else is opened by the last. */
const openers: Record<string, Opener> = {
  'a visitor': {
    routes: ['home', 'homeAlias', 'login', 'helpcenter', 'staticPage', 'notFound'],
  },
  'a visitor whom no call reaches': { routes: ['networkError'], cutOff: true },
  'somebody new': { signedIn: {}, routes: ['infoList', 'identity', 'iframe'] },
  'somebody whose card was read': {
    signedIn: { upTo: 'identity' },
    routes: ['personal', 'transfer'],
  },
  'somebody halfway': {
    signedIn: { upTo: 'emergency' },
    routes: ['basic', 'location', 'emergency', 'work'],
  },
  'somebody with little to spare': {
    signedIn: { upTo: 'emergency' },
    routes: ['beforeQuestion', 'question'],
    after: async ({ client }) => {
      if (client !== undefined) await giveWorkBy(client, 'th_6000_to_9999')
    },
  },
  'somebody with a limit': { signedIn: { upTo: 'work' }, routes: ['prod', 'bankcard'] },
  'somebody who may sign': {
    signedIn: { upTo: 'order' },
    routes: ['recommend', 'downSignApp'],
  },
  'somebody with a loan': { signedIn: { upTo: 'loan' }, routes: [] },
}

/** An address of a route whose path has parameters. */
const examples: Record<string, string> = {
  staticPage: '/SetinnerHtml/about/lender',
  iframe: `/iframe?page=${encodeURIComponent(PARTNER_PAGE)}`,
}

/** The address of a route that its path alone does not open. */
const addresses: Record<string, (who: Borrower) => Promise<string>> = {
  orderdetails: (who) => ofOrder(who, '/orderdetails'),
  repaymentMine: (who) => ofOrder(who, '/repaymentMine'),
  repaymentbank: (who) => instructed(who, '银行转账', '/repaymentbank'),
  repaymentshop: (who) => instructed(who, '便利店', '/repaymentshop'),
  // No shop of the edition takes it: an instruction of another way stands there.
  repaymentpaynet: async (who) =>
    (await instructed(who, '便利店', '/repaymentshop')).replace('repaymentshop', 'repaymentpaynet'),
  repaymentva: (who) => instructed(who, '专用账户', '/repaymentva'),
}

async function ofOrder({ world, phone }: Borrower, path: string): Promise<string> {
  const [order] = await world.ordersOf(phone)
  return `${path}?order=${order?.order_id ?? ''}`
}

/** Asks for an instruction to pay, and says where it stands. */
async function instructed(who: Borrower, method: string, path: string): Promise<string> {
  await who.page.goto('/repayment')
  await payBy(who, method)
  await expect(who.page).toHaveURL(({ pathname }) => pathname === path)
  return who.page.url()
}

const routes = routesOfApp()
const chosen = new Set(sampled(routes.keys(), 2))
const named = new Set(Object.values(openers).flatMap((opener) => opener.routes))
const rest = [...routes.keys()].filter((route) => !named.has(route))

for (const [who, opener] of Object.entries(openers)) {
  const own = opener.routes.length > 0 ? opener.routes : rest
  for (const route of own.filter((each) => chosen.has(each))) {
    test(`${who} sees ${route} in every look`, async ({ page, context, signedIn, faults }) => {
      await bringAxe(context)
      await watchControls(context)
      const path = routes.get(route) ?? ''
      let address = examples[route] ?? path
      if (opener.signedIn) {
        const someone = await signedIn(opener.signedIn)
        await opener.after?.(someone)
        address = (await addresses[route]?.(someone)) ?? address
      }
      if (opener.cutOff) await page.route('**/api/**', (call) => call.abort())
      if (route === 'iframe') await reachPartner(page)
      const walk = hasPseudoWords ? walkInPseudoWords : walkRoute
      await walk({ page, route, path, address })
      expect(opener.cutOff ? besidesTheNetwork(faults) : faults).toEqual([])
    })
  }
}
