import { expect, it } from 'vitest'
import { startDatabase } from '../support/databases.ts'

it.each([
  ['a right', 'grant truncate on orders to paso_lender'],
  ['a right to a column', 'grant update (day) on late_fees to public'],
  ['the loss of a right', 'revoke select on orders from paso_lender'],
  ['a right to the schema', 'grant create on schema public to paso_lender'],
  ['a table', 'create table trial (n integer)'],
  ['a trigger', 'alter table orders disable trigger all'],
])('an embedded database with %s of a test is handed on to no other', async (_, change) => {
  const { database, stop } = await startDatabase('pglite')
  await database.asOwner((owner) => owner.exec(change))
  await expect(stop()).rejects.toThrow('takes startNewDatabase')
  await database.close()
})
