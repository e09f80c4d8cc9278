import { strToU8, zipSync, type Zippable } from 'fflate'
import { listConsents } from '../../lending/consents/consent-store.ts'
import { dateIn } from '../../foundation/clock.ts'
import { findList } from '../../lending/device-lists/list-store.ts'
import { orderFolders } from '../../lending/export/order-folders.ts'
import { ownRows } from '../../lending/export/own-rows.ts'
import { ownPictures } from '../../lending/export/pictures.ts'
import { listMessages } from '../../lending/messages/message-store.ts'
import { LISTS } from '../../lending/settings/remote-config.ts'
import { countries } from '../../lending/countries/countries.ts'
import { account } from './account.ts'
import { describeConsent } from './consents.ts'
import { RawAnswer, type Call, type Handlers } from '../pipeline/handler.ts'
import { describeMessage } from './messages.ts'
import { verification } from './verification.ts'

/** A copy of everything that is kept about the borrower. */
export const exportOfData = {
  exportData: async (call) => {
    const { db, borrower, language, clock } = call
    const now = clock.business()
    const today = dateIn(countries[call.country].zone, now)
    const pictures = await ownPictures(db, borrower.id)
    const view = { language, today, now }
    const files: Zippable = {
      ...(await orderFolders(db, borrower.id, view)),
      ...Object.fromEntries(pictures.map(({ file, bytes }) => [file, [bytes, { level: 0 }]])),
    }
    const data = {
      exported_at: now.toISOString(),
      ...(await collected(call)),
      pictures: pictures.map(({ bytes: _bytes, ...facts }) => facts),
      files: Object.keys(files).sort(),
    }
    files['data.json'] = strToU8(JSON.stringify(data, null, 2))
    return new RawAnswer(zipSync(files, { mtime: now }), {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="paso-${today}.zip"`,
    })
  },
} satisfies Partial<Handlers>

/** What the contract's own answers say of the borrower, and every row beside them. */
async function collected(call: Call<'exportData'>): Promise<Record<string, unknown>> {
  const { db, borrower, language } = call
  const lists: Record<string, unknown> = {}
  for (const list of LISTS) {
    lists[list] = (await findList(db, borrower.id, list))?.entries ?? null
  }
  const messages = await listMessages(db, borrower.id, null)
  // The two handlers read no query and no body of their own: any call of this borrower will do.
  return {
    account: await account.getAccount(call as unknown as Call<'getAccount'>),
    profile: await verification.getProfile(call as unknown as Call<'getProfile'>),
    consents: (await listConsents(db, borrower.id, null)).map(describeConsent),
    messages: messages.map((each) => describeMessage(each, language)),
    lists,
    ...(await ownRows(db, borrower.id, countries[call.country].currency)),
  }
}
