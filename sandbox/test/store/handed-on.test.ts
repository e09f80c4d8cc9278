import { expect, it } from 'vitest'
import { startDatabase } from '../support/databases.ts'

const changes = [
  ['grant truncate on orders to paso_lender', 'revoke truncate on orders from paso_lender'],
  ['grant update (day) on late_fees to public', 'revoke update (day) on late_fees from public'],
  ['revoke insert on orders from paso_lender', 'grant insert on orders to paso_lender'],
  ['grant create on schema public to public', 'revoke create on schema public from public'],
  ['create table trial (n integer)', 'drop table trial'],
]

it('an embedded database that a test has changed is handed on to no other', async () => {
  const { database, stop } = await startDatabase('pglite')
  const order = (statement = '') => database.asOwner((owner) => owner.exec(statement))
  for (const [change, undo] of changes) {
    await order(change)
    await expect(stop(), change).rejects.toThrow('takes startNewDatabase')
    await order(undo)
  }
  await stop()
})
