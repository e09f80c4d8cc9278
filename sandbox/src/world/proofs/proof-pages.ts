import type { FastifyInstance } from 'fastify'
import { countries } from '../../lending/countries/countries.ts'
import type { Country } from '../../foundation/contract.ts'
import { isIdentifier } from '../../foundation/identifier.ts'
import { onSnapshot } from '../../store/database/snapshot.ts'
import { auditPage } from './audit-page.ts'
import { booksPage } from './books-page.ts'
import { borrowerWithPhone, identifierOf, readBooks, type Books } from './books.ts'
import { borrowerNamed, readChain, readChains, type Chains } from './chains.ts'
import { editionOfPage, type Edition } from '../page-parts/edition.ts'
import { sendPage } from '../page-parts/layout.ts'
import type { World } from '../page-parts/world.ts'
import { proofOf } from './proof-parts.ts'

type Asked = { Querystring: { of?: string | string[]; before?: string | string[] } } & Edition

const NO_BOOKS: Books = { postings: [], older: null, balances: [] }
const NO_CHAINS: Chains = { entries: [], older: null }

/** The pages on which a tester reads ledger and audit log. */
export function registerProofPages(app: FastifyInstance, { database, settings }: World): void {
  /** A phone stays in no address of a page: its borrower's identifier takes its place. */
  const withoutPhone = (typed: string, country: Country): Promise<string | undefined> =>
    isIdentifier(typed)
      ? Promise.resolve(undefined)
      : borrowerWithPhone(database, countries[country], typed)
  app.get<Asked>('/sandbox/ledger', async (request, reply) => {
    const { query } = request
    const of = textOf(query.of)
    const country = editionOfPage(request, settings)
    const named = await withoutPhone(of, country)
    if (named !== undefined) return reply.redirect(`/sandbox/ledger?of=${named}`, 303)
    const before = isIdentifier(textOf(query.before)) ? textOf(query.before) : null
    const page = await onSnapshot(database, async (tx) => {
      const id = of === '' ? null : await identifierOf(tx, of)
      const books = id === undefined ? NO_BOOKS : await readBooks(tx, id, before)
      return booksPage(books, {
        of,
        country,
        isNewest: before === null,
        proof: await proofOf(tx),
      })
    })
    return sendPage(reply, page)
  })
  app.get<Asked>('/sandbox/audit', async (request, reply) => {
    const { query } = request
    const of = textOf(query.of)
    const country = editionOfPage(request, settings)
    const named = await withoutPhone(of, country)
    if (named !== undefined) return reply.redirect(`/sandbox/audit?of=${named}`, 303)
    const before = /^\d{1,9}$/.test(textOf(query.before)) ? Number(textOf(query.before)) : null
    const page = await onSnapshot(database, async (tx) => {
      const id = of === '' ? undefined : await identifierOf(tx, of)
      const borrowerId = id === undefined ? undefined : await borrowerNamed(tx, id)
      const chains =
        of === ''
          ? await readChains(tx, before ?? 0)
          : borrowerId === undefined
            ? NO_CHAINS
            : await readChain(tx, borrowerId, before)
      return auditPage(chains, {
        of,
        country,
        isNewest: before === null,
        proof: await proofOf(tx),
      })
    })
    return sendPage(reply, page)
  })
}

/** A parameter as it was typed; one that came twice is none. */
function textOf(given: string | string[] | undefined): string {
  return typeof given === 'string' ? given.trim() : ''
}
