import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId } from '../../../src/foundation/contract.ts'
import type { Handler } from '../../../src/http/pipeline/handler.ts'
import type { Borrower } from '../../../src/lending/borrowers/borrowers.ts'
import { verification } from '../../../src/http/handlers/verification.ts'
import { verificationSteps as steps } from '../../../src/http/handlers/verification-steps.ts'
import type { IdentityReading } from '../../../src/lending/ocr/identity-reading.ts'
import { saveReading } from '../../../src/lending/ocr/readings.ts'
import type { UploadPurpose } from '../../../src/lending/uploads/upload-store.ts'
import { engines, startDatabase, type TestDatabase } from '../../support/databases.ts'
import { callHandler, newBorrower, upload } from '../../support/direct-call.ts'
import * as sample from '../../support/sample-borrower.ts'

interface StepList {
  steps: { code: string; status: number }[]
  next: string
}

describe.each(engines)('a document handed in anew on %s', (engine) => {
  let test: TestDatabase
  let picture: Buffer
  let serial = 600_000
  beforeAll(async () => {
    test = await startDatabase(engine)
    const size = { width: 8, height: 8, channels: 3, background: '#27a' } as const
    picture = await sharp({ create: size }).jpeg().toBuffer()
  })
  afterAll(() => test.stop())

  const file = async (borrower: Borrower, purpose: UploadPurpose) =>
    (await upload(test.database, borrower, purpose, picture)).file_id
  const call = (borrower: Borrower, handler: unknown, body: object = {}) =>
    callHandler(test.database, handler as Handler<OperationId>, {
      borrower,
      body,
    }) as Promise<unknown> as Promise<StepList>
  /** A front of which that much was read. */
  const front = async (borrower: Borrower, read: Partial<IdentityReading>) => {
    const fileId = await file(borrower, 'id_front')
    const result = { ok: true as const, reading: { ...sample.NOTHING_READ, ...read } }
    await saveReading(test.database, { borrowerId: borrower.id, fileId }, result, new Date())
    return fileId
  }
  const pictures = async (borrower: Borrower, read: Partial<IdentityReading>) => ({
    front_file_id: await front(borrower, read),
    back_file_id: await file(borrower, 'id_back'),
    holder_file_id: await file(borrower, 'id_holder'),
  })
  const submit = (borrower: Borrower) =>
    callHandler(test.database, verification.submitApplication, { borrower })

  /** A borrower with every step done, and the personal details that were confirmed. */
  const certified = async () => {
    const borrower = await newBorrower(test.database)
    serial += 1
    const personal = { ...sample.personal, identity_number: sample.otherNumber(serial) }
    const read = { identity_number: personal.identity_number, given_name: personal.given_name }
    const files = await pictures(borrower, read)
    await call(borrower, steps.saveIdentity, files)
    await call(borrower, steps.savePersonal, personal)
    await call(borrower, steps.saveBasic, sample.basic)
    await call(borrower, steps.saveResidence, sample.residence)
    await call(borrower, steps.saveEmergency, { contacts: [sample.mother, sample.friend] })
    const certificate_file_id = await file(borrower, 'work_certificate')
    await call(borrower, steps.saveWork, { ...sample.work, certificate_file_id })
    return { borrower, personal, read, files }
  }
  const statuses = (list: StepList) => list.steps.map(({ status }) => status)

  it('waits for its details to be confirmed, and no quota is granted before', async () => {
    const { borrower, personal } = await certified()
    const other = await pictures(borrower, { given_name: 'Somebody', birth_date: '2012-01-01' })
    const received = await call(borrower, steps.saveIdentity, other)
    expect([statuses(received), received.next]).toEqual([[10, 1, 2, 2, 2], 'personal'])
    expect(await call(borrower, verification.getSteps)).toEqual(received)
    await expect(submit(borrower)).rejects.toMatchObject({
      code: 409002,
      data: { state: 'personal_before', next: 'personal' },
    })
    const profile = await callHandler(test.database, verification.getProfile, { borrower })
    expect(profile.reading?.given_name).toBe('Somebody')
    expect(profile.personal).toEqual(personal)

    const confirmed = await call(borrower, steps.savePersonal, personal)
    expect([statuses(confirmed), confirmed.next]).toEqual([[2, 2, 2, 2, 2], 'prod'])
    expect((await submit(borrower)).result).toBe('approved')
  })

  it('waits until then, however often it is handed in and whatever else is saved', async () => {
    const { borrower, files } = await certified()
    const read = { given_name: 'Somebody' }
    await call(borrower, steps.saveIdentity, await pictures(borrower, read))
    await call(borrower, steps.saveIdentity, await pictures(borrower, read))
    await call(borrower, steps.saveBasic, sample.basic)
    expect((await call(borrower, steps.saveIdentity, files)).steps[0]?.status).toBe(10)
    await expect(submit(borrower)).rejects.toMatchObject({ code: 409002 })
  })

  it('waits too where no number could be read of it, nor of the one before', async () => {
    const { borrower, personal } = await certified()
    const unread = () => pictures(borrower, {})
    await call(borrower, steps.saveIdentity, await unread())
    await call(borrower, steps.savePersonal, personal)
    const handedIn = await unread()
    const received = await call(borrower, steps.saveIdentity, handedIn)
    expect(received.steps[0]?.status).toBe(10)
    await call(borrower, steps.savePersonal, personal)
    const again = await call(borrower, steps.saveIdentity, handedIn)
    expect(again.steps[0]?.status).toBe(2)
  })

  it('needs nothing confirmed again where the same is read of it', async () => {
    const { borrower, read, files } = await certified()
    for (const again of [files, await pictures(borrower, read)]) {
      expect(statuses(await call(borrower, steps.saveIdentity, again))).toEqual([2, 2, 2, 2, 2])
    }
    expect((await submit(borrower)).result).toBe('approved')
  })

  it('forgets what was typed beside another document, and nothing else', async () => {
    const { borrower, read } = await certified()
    const drafts = async () =>
      (await callHandler(test.database, verification.getProfile, { borrower })).drafts
    const [personal, basic] = [{ nickname: 'Tua' }, { email: 'tua@example.com' }]
    await call(borrower, verification.saveDraft, { page: 'personal', fields: personal })
    await call(borrower, verification.saveDraft, { page: 'basic', fields: basic })
    await call(borrower, steps.saveIdentity, await pictures(borrower, read))
    expect(await drafts()).toEqual({ personal, basic })
    await call(borrower, steps.saveIdentity, await pictures(borrower, { given_name: 'Somebody' }))
    expect(await drafts()).toEqual({ basic })
  })

  it('needs nothing confirmed again for another back, or another picture of the holder', async () => {
    const { borrower, files } = await certified()
    const back = { ...files, back_file_id: await file(borrower, 'id_back') }
    const holder = { ...back, holder_file_id: await file(borrower, 'id_holder') }
    for (const again of [back, holder]) {
      expect((await call(borrower, steps.saveIdentity, again)).next).toBe('prod')
    }
    expect((await submit(borrower)).result).toBe('approved')
  })
})
