import { randomInt, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { uploads } from '../../src/http/handlers/uploads.ts'
import type { Borrower } from '../../src/lending/borrowers/borrowers.ts'
import { addMessage } from '../../src/lending/messages/message-store.ts'
import { issueCode } from '../../src/lending/sessions/phone-codes.ts'
import { startSession } from '../../src/lending/sessions/sessions.ts'
import type { Database } from '../../src/store/database/database.ts'
import { callHandler, specimen, upload } from './direct-call.ts'

export interface World {
  app: FastifyInstance
  database: Database
}

/** A picture of anything. */
export const smallPicture = await sharp({
  create: { width: 16, height: 16, channels: 3, background: '#2a7' },
})
  .jpeg()
  .toBuffer()

const UNCAPPED = { perNumber: 1e6, perAddress: 1e6, perRange: 1e6 }

/** What every borrower can have: pictures, a ticket, a second session, a code for the phone. */
export async function belongings({ database }: World, borrower: Borrower) {
  const file = async (purpose: Parameters<typeof upload>[2], bytes: Uint8Array = smallPicture) =>
    (await upload(database, borrower, purpose, bytes)).file_id
  const picture = specimen('th-id-back')
  const ticket = await callHandler(database, uploads.createUploadTicket, {
    borrower,
    body: { purpose: 'id_back', mime: 'image/jpeg', size: picture.length },
  })
  const session = await startSession(database, {
    appId: 'paso-th',
    borrowerId: borrower.id,
    now: new Date(),
    platform: 'android',
    device: 'another-device',
  })
  const work_certificate = await file('work_certificate')
  const values = {
    front_file_id: await file('id_front', specimen('th-id-front')),
    back_file_id: await file('id_back'),
    holder_file_id: await file('id_holder'),
    certificate_file_id: work_certificate,
    file_id: work_certificate,
    upload_id: ticket.upload_id,
    session_id: session.id,
    message_ids: [
      await database.transaction((tx) =>
        addMessage(tx, borrower.id, {
          kind: 'payment_reminder',
          wording: 'due_soon',
          params: { amount: 1_051_986, currency: 'THB', day: '2026-12-03' },
          sentAt: new Date(),
        }),
      ),
    ],
  }
  // Not asked for over the wire: codes are capped for each address and range of numbers.
  const phone = { appId: 'paso-th', phonePrefix: '+66', phone: borrower.phone }
  const by = { address: '192.0.2.1', caps: UNCAPPED }
  const code = await database.transaction((tx) => issueCode(tx, phone, by, new Date()))
  const login = { phone: borrower.phone, uuid: randomUUID(), code }
  return {
    owned: Object.values(values).flat(),
    values: {
      ...values,
      'login usual': login,
      'sendCode usual': { phone: String(randomInt(840_000_000, 899_999_999)), uuid: randomUUID() },
    },
  }
}
