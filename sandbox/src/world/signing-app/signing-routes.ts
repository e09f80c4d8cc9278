import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { describeAccount } from '../../lending/accounts/describe-account.ts'
import { accountOfOrder, shortMasked } from '../../lending/accounts/account-store.ts'
import { readClock } from '../../store/database/business-clock.ts'
import { Failure } from '../../foundation/failure.ts'
import type { Language } from '../../foundation/languages.ts'
import { costOf } from '../../lending/rules/cost.ts'
import { countries, profileOf } from '../../lending/countries/countries.ts'
import { accountScenario } from '../scenarios/scenarios.ts'
import { reportSigning } from '../../lending/signing/sign-order.ts'
import { contractPaper } from '../../lending/papers/contract.ts'
import { paperContext } from '../../lending/papers/order-papers.ts'
import { openLink } from '../../lending/signing/signing-store.ts'
import { sendPage } from '../page-parts/layout.ts'
import { pageLanguage } from '../page-parts/page-language.ts'
import type { World } from '../page-parts/world.ts'
import { requireSameOrigin } from '../page-parts/same-origin.ts'
import {
  signingFailedWords,
  signingGonePage,
  signingPage,
  type SigningView,
} from './signing-page.ts'

type Link = { Params: { token: string }; Querystring: { lang?: string } }

/**
 * The separate signing app, which the sandbox plays. Its link is the permission: it is served
 * whether the console is on or not.
 */
export function registerSigning(app: FastifyInstance, world: World): void {
  const { database, settings, realTime } = world
  app.get<Link>('/sandbox/signing/:token', async (request, reply) => {
    const path = `/sandbox/signing/${encodeURIComponent(request.params.token)}`
    const { view, language, isSigned } = await openSigning(world, request, path)
    return view
      ? sendPage(reply, signingPage(view))
      : sendPage(reply, signingGonePage(language, path, isSigned), 404)
  })
  app.post<Link & { Body: { outcome?: unknown } }>(
    '/sandbox/signing/:token',
    { onRequest: requireSameOrigin },
    async (request, reply): Promise<FastifyReply> => {
      const asked = outcomes.get(String(request.body?.outcome))
      if (asked === undefined) throw new Failure('malformed')
      const { token } = request.params
      const outcome = (await failsToSign(world, token)) ? 'failed' : asked
      const clock = await readClock(database, realTime)
      const order = await database.transaction((tx) =>
        reportSigning(tx, token, outcome, { clock, payoutAfterMs: settings.payoutAfterMs }),
      )
      const notice =
        outcome === asked
          ? undefined
          : signingFailedWords(pageLanguage(request, profileOf(order).languages[0]))
      return reply.header('cache-control', 'no-store').send({ state: order.state, notice })
    },
  )
}

const outcomes = new Map([
  ['sign', 'signed'],
  ['fail', 'failed'],
] as const) as ReadonlyMap<string, 'signed' | 'failed'>

/** Whether the order's account stands for a signing that never works. */
async function failsToSign({ database }: World, token: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    const opened = await openLink(tx, token)
    const account = opened && (await accountOfOrder(tx, opened.order))
    if (!account) return false
    const { number } = account
    return accountScenario({ appId: opened.order.appId, number }) === 'signing_fails'
  })
}

/** What a link shows; no view once its hour is over, and then whether it was signed. */
async function openSigning(
  world: World,
  request: FastifyRequest<Link>,
  path: string,
): Promise<{ view?: SigningView; language: Language; isSigned: boolean }> {
  const { database, settings, realTime } = world
  return database.transaction(async (tx) => {
    const opened = await openLink(tx, request.params.token)
    if (!opened) {
      return {
        language: pageLanguage(request, countries[settings.country].languages[0]),
        isSigned: false,
      }
    }
    const { order, signing } = opened
    const country = profileOf(order)
    const language = pageLanguage(request, country.languages[0])
    const isSigned = signing.status === 'signed'
    if (signing.expiresAt < realTime()) return { language, isSigned }
    const account = await accountOfOrder(tx, order)
    if (!account) return { language, isSigned }
    const shown = describeAccount(account, country.banks, language)
    const agreement = await contractPaper(tx, await paperContext(tx, order, language))
    const view = {
      path,
      language,
      status: signing.status,
      orderNumber: order.number,
      cost: costOf(order.terms, order.startDate, order.currency),
      loanWords: country.loanWords,
      lenderName: country.payee.name,
      bankName: shown.bank_name,
      numberMasked: shortMasked(account.number),
      holderName: shown.holder_name,
      agreement,
    }
    return { view, language, isSigned }
  })
}
