import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect } from 'vitest'
import { engines, type TestDatabase } from '../support/databases.ts'
import {
  describedOperations,
  describedRequests,
  sendDescribed,
} from '../support/described-requests.ts'
import { hinderedBorrowers } from '../support/hindered-borrowers.ts'
import type { Rightful } from '../support/rightful-borrowers.ts'
import { rowsOf } from '../support/rows-of.ts'
import { testsOn } from '../support/lender-tests.ts'

const inSession = describedOperations.filter(({ session }) => session === 'required')
const hindered = Object.entries(hinderedBorrowers(inSession.map(({ id }) => id)))

// The access matrix asks who owns a thing; here the owner asks, and the rules are what refuses.
describe.each(engines)('what the rules refuse an owner on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })

  /** All that is theirs but the record of their calls, which keeps refused ones too. */
  async function belongings(id: string): Promise<Record<string, string>> {
    const rows = Object.entries(await rowsOf(test.database, id))
    return Object.fromEntries(rows.filter(([table]) => !table.startsWith('audit_')))
  }

  describe.each(hindered)('%s', (_, { make, refused }) => {
    let somebody: Rightful
    beforeAll(async () => {
      somebody = await make({ app, database: test.database })
    })

    it.each(inSession.filter(({ id }) => id in refused).map((each) => [each.id, each] as const))(
      '%s',
      async (id, operation) => {
        const before = await belongings(somebody.id)
        const answered: Record<string, unknown> = {}
        for (const request of describedRequests(operation, somebody.values)) {
          const reply = await sendDescribed(app, request, somebody.token)
          answered[request.example] = reply.code ?? reply.status
        }
        expect(answered).not.toEqual({})
        expect(answered).toEqual(
          Object.fromEntries(Object.keys(answered).map((example) => [example, refused[id]])),
        )
        expect(await belongings(somebody.id)).toEqual(before)
      },
    )
  })
})
