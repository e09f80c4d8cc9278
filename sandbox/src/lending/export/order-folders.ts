import { unzipSync } from 'fflate'
import type { Language } from '../../foundation/languages.ts'
import { listOrders } from '../orders/order-store.ts'
import { orderPack } from '../papers/order-pack.ts'
import { paperContext } from '../papers/order-papers.ts'
import type { Queryable } from '../../store/database/database.ts'
import type { ArchivedFile } from './archive.ts'

/** A folder of each loan, one after the other: its figures with its payments, and every paper that exists. */
export async function* orderFolders(
  db: Queryable,
  borrowerId: string,
  view: { language: Language; today: string; now: Date },
): AsyncGenerator<ArchivedFile> {
  for (const order of await listOrders(db, borrowerId, null)) {
    const context = await paperContext(db, order, view.language)
    const pack = unzipSync(await orderPack(db, context, view))
    for (const [name, bytes] of Object.entries(pack)) {
      yield { name: `loans/${order.number}/${name}`, bytes }
    }
  }
}
