import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '../../../src/http/handlers/accounts.ts'
import { recordEvaluation } from '../../../src/lending/certification/evaluations.ts'
import { certificationOn } from '../../support/certification-steps.ts'
import { engines, startDatabase, type TestDatabase } from '../../support/databases.ts'
import { callHandler, newBorrower } from '../../support/direct-call.ts'
import { account } from '../../support/sample-borrower.ts'

describe.each(engines)('a receiving account on %s', (engine) => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await startDatabase(engine)
  })
  afterAll(() => test.stop())
  const { certified, submit } = certificationOn(() => test)

  it('is taken once there is a quota, and its number is shown masked', async () => {
    const borrower = await certified()
    const add = (body: object) =>
      callHandler(test.database, accounts.addAccount, { borrower, body, language: 'th' })
    await expect(add(account)).rejects.toMatchObject({ code: 409002 })
    await submit(borrower)
    await expect(add({ ...account, number_copy: '1234567899' })).rejects.toMatchObject({
      data: [{ field: 'number_copy', rule: 'copy_differs' }],
    })
    await expect(add({ ...account, consent: false })).rejects.toMatchObject({
      data: [{ field: 'consent', rule: 'agree' }],
    })
    await expect(add({ ...account, bank_code: 'promptpay' })).rejects.toMatchObject({
      data: [{ field: 'bank_code', rule: 'choice' }],
    })
    const added = await add(account)
    expect(added).toMatchObject({
      account: { number_masked: '••••••7890', bank_name: 'กสิกรไทย', is_default: true },
      next: 'loan',
    })
    const wallet = {
      ...account,
      category: 'wallet',
      bank_code: 'promptpay',
      number: '0898765432',
      number_copy: '898765432',
    }
    await add(wallet)
    const again = await add(account)
    expect(again.account.account_id).toBe(added.account.account_id)
    const { accounts: all } = await callHandler(test.database, accounts.listAccounts, { borrower })
    expect(all.map((each) => [each.bank_code, each.number_masked, each.is_default])).toEqual([
      ['kbank', '••••••7890', true],
      ['promptpay', '•••••5432', false],
    ])
    const refused = await certified()
    await recordEvaluation(
      test.database,
      refused.id,
      { outcome: 'refused', reason: 'income_too_low', applyAgainOn: '2999-01-01' },
      { currency: 'THB', riskToken: undefined, now: new Date() },
    )
    await expect(
      callHandler(test.database, accounts.addAccount, { borrower: refused, body: account }),
    ).rejects.toMatchObject({ code: 409002, data: { state: 'refused', allowed: [], next: 'home' } })
    const other = await newBorrower(test.database)
    expect(
      (await callHandler(test.database, accounts.listAccounts, { borrower: other })).accounts,
    ).toEqual([])
  })
})
