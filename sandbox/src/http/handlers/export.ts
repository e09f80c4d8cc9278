import { addAbortSignal, Readable } from 'node:stream'
import { listConsents } from '../../lending/consents/consent-store.ts'
import { dateIn } from '../../foundation/clock.ts'
import { findList } from '../../lending/device-lists/list-store.ts'
import { orderFolders } from '../../lending/export/order-folders.ts'
import { loansInCopy } from '../../lending/export/loans-in-copy.ts'
import { ownRows } from '../../lending/export/own-rows.ts'
import { readablePage } from '../../lending/export/readable-page.ts'
import type { ExportedData } from '../../lending/export/copy-facts.ts'
import { archiveOf, type ArchivedFile } from '../../lending/export/archive.ts'
import { ownPictures, type ExportedPicture } from '../../lending/export/pictures.ts'
import { countAttempt } from '../../lending/borrowers/tries.ts'
import { pictureBytes } from '../../lending/uploads/upload-store.ts'
import { tooManyCalls } from '../../foundation/failure.ts'
import { Turns } from '../../foundation/turns.ts'
import { listMessages } from '../../lending/messages/message-store.ts'
import { LISTS } from '../../lending/settings/remote-config.ts'
import { countries } from '../../lending/countries/countries.ts'
import { account } from './account.ts'
import { describeConsent } from './consents.ts'
import { RawAnswer, type Call, type Handlers } from '../pipeline/handler.ts'
import { describeMessage } from './messages.ts'
import { verification } from './verification.ts'

/** Copies that a borrower may have made within 24 hours. */
const MOST_A_DAY = 5

/** A copy that nobody takes any more ends after so long, in milliseconds. */
const LONGEST = 10 * 60_000

/** The borrowers whose copy is under way in this process. */
const underWay = new Set<string>()

/** Of all copies under way two are worked on; one that waits to be taken has no turn. */
const turns = new Turns({ atOnce: 2, places: Infinity, ofOneAtOnce: 1, ofOnePlaces: 1 })

/**
 * A copy of everything that is kept about the borrower. It leaves as it is made, file by file, and no faster than it is
 * taken: no more than a loan's papers or a picture is held of it.
 */
export const exportOfData = {
  exportData: async (call) => {
    const { db, borrower, clock } = call
    if (underWay.has(borrower.id)) throw tooManyCalls(5)
    underWay.add(borrower.id)
    try {
      await countAttempt(db, borrower.id, 'export', { most: MOST_A_DAY, now: clock.security() })
    } catch (error) {
      underWay.delete(borrower.id)
      throw error
    }
    const now = clock.business()
    const today = dateIn(countries[call.country].zone, now)
    const archive = archiveOf(filesOf(call, { today, now }), now)
    const stream = Readable.from(inTurns(borrower.id, archive), { objectMode: false })
    stream.once('close', () => underWay.delete(borrower.id))
    addAbortSignal(AbortSignal.any([call.gone, AbortSignal.timeout(LONGEST)]), stream)
    return new RawAnswer(stream, {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="paso-${today}.zip"`,
    })
  },
} satisfies Partial<Handlers>

async function* inTurns(
  borrowerId: string,
  archive: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for (;;) {
    const next = await turns.inTurn(borrowerId, () => archive.next())
    if (next.done === true) return
    yield next.value
  }
}

/** Every file of the copy, its page to read and its figures last. */
async function* filesOf(
  call: Call<'exportData'>,
  { today, now }: { today: string; now: Date },
): AsyncGenerator<ArchivedFile> {
  const { db, borrower, language } = call
  const names = ['data.html']
  for await (const file of orderFolders(db, borrower.id, { language, today, now })) {
    names.push(file.name)
    yield file
  }
  const pictures: ExportedPicture[] = []
  for (const picture of await ownPictures(db, borrower.id)) {
    const bytes = await pictureBytes(db, borrower.id, picture.file_id)
    // One that belonged to nothing may go meanwhile.
    if (bytes === undefined) continue
    pictures.push(picture)
    names.push(picture.file)
    yield { name: picture.file, bytes, isPacked: true }
  }
  const data = {
    exported_at: now.toISOString(),
    ...(await collected(call)),
    pictures,
    files: names.sort(),
  }
  const json = JSON.stringify(data, null, 2)
  // The page is told from the file itself, so that it holds nothing else.
  const page = readablePage(
    JSON.parse(json) as ExportedData,
    await loansInCopy(db, borrower.id, today),
    { language, profile: countries[call.country] },
  )
  yield { name: 'data.html', bytes: Buffer.from(page) }
  yield { name: 'data.json', bytes: Buffer.from(json) }
}

/** What the contract's own answers say of the borrower, and every row beside them. */
async function collected(call: Call<'exportData'>): Promise<Record<string, unknown>> {
  const { db, borrower } = call
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
    messages: messages.map((each) => describeMessage(each, call)),
    lists,
    ...(await ownRows(db, borrower.id, countries[call.country].currency)),
  }
}
