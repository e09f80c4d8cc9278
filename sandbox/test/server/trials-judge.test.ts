import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import type { Cast } from '../../trials/load.ts'
import { Oracle } from '../../trials/oracle.ts'
import { compare } from '../../trials/verify.ts'
import { certified, newPhone, withLoan } from '../support/borrowers.ts'
import { startLender } from '../support/lender.ts'
import { testsOn } from '../support/lender-tests.ts'

describe('the judge of a trial', () => {
  const it = testsOn.pglite

  it('finds a draft lost that it cannot read, since its session is lost too', async ({
    shared,
  }) => {
    const { app, test } = shared
    const borrower = await certified(app, test.database)
    const debtor = { borrower, orderId: await withLoan(app, borrower) }
    const cast: Cast = { debtors: [debtor], applicants: [], newcomers: [] }
    const oracle = new Oracle()
    oracle.done(oracle.intend('draft', borrower.id, 'draft-0'), null)
    await test.database.query('delete from sessions where borrower_id = $1', [borrower.id])
    const { lost } = await compare(
      { database: test.database, app },
      { cast, oracle, before: new Map() },
    )
    expect(lost).toEqual(['draft-0: undefined stands instead'])
  })

  it('finds a code lost where no inbox can be read', async ({ shared, onTestFinished }) => {
    const { database } = shared.test
    const withoutInbox = await startLender(database, { consoleSecret: undefined })
    onTestFinished(() => withoutInbox.close())
    const phone = newPhone()
    const cast: Cast = {
      debtors: [],
      applicants: [],
      newcomers: [{ phone, device: randomUUID() }],
    }
    const oracle = new Oracle()
    oracle.done(oracle.intend('code', phone, phone), null)
    const { lost } = await compare(
      { database, app: withoutInbox },
      { cast, oracle, before: new Map() },
    )
    expect(lost).toEqual([`code ${phone}`])
  })
})
