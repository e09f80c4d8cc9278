import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { verification } from '../../../src/http/handlers/verification.ts'
import { verificationSteps } from '../../../src/http/handlers/verification-steps.ts'
import { reader, storedReading } from '../../../src/lending/ocr/readings.ts'
import { TextEngine } from '../../../src/lending/ocr/text-engine.ts'
import { certificationOn } from '../../support/certification-steps.ts'
import { callHandler, newBorrower, specimen, upload } from '../../support/direct-call.ts'
import {
  personal,
  basic,
  residence,
  mother,
  friend,
  work,
  otherNumber,
} from '../../support/sample-borrower.ts'
import { bothEngines, engines, startDatabase, type TestDatabase } from '../../support/databases.ts'

describe.each(bothEngines)('the certification on %s', (engine) => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await startDatabase(engine)
  })
  afterAll(() => test.stop())

  const { pictures, certificate, identity, save, submit, certified } = certificationOn(() => test)

  it('evaluates once however many calls come at once', async () => {
    const borrower = await certified()
    const answers = await Promise.all([1, 2, 3, 4].map(() => submit(borrower)))
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1)
    const rows = await test.database.query('select id from evaluations where borrower_id = $1', [
      borrower.id,
    ])
    expect(rows).toHaveLength(1)
  })

  // What follows does not hang on the engine: on the other one it runs in the matrix.
  if (!engines.includes(engine)) return

  it('leads a borrower from the pictures to a quota', async () => {
    const borrower = await newBorrower(test.database)
    const given = { borrower }
    expect((await callHandler(test.database, verification.getSteps, given)).next).toBe('identity')

    const files = await pictures(borrower)
    const reading = await callHandler(test.database, verification.readIdentity, {
      borrower,
      query: { front_file_id: files.front_file_id },
    })
    expect(reading).toMatchObject({ identity_number: '1101230000001', birth_date: '1990-03-12' })

    const received = await callHandler(test.database, verificationSteps.saveIdentity, {
      borrower,
      body: files,
    })
    expect(received.steps[0]).toEqual({ code: 'idnumber', status: 10 })
    expect(received.next).toBe('personal')

    const confirmed = await save('savePersonal', borrower, personal)
    expect(confirmed.steps.map((step) => step.status)).toEqual([2, 2, 0, 0, 0])
    expect((await save('saveBasic', borrower, basic)).next).toBe('location')
    expect((await save('saveResidence', borrower, residence)).next).toBe('emergency')
    const contacts = { contacts: [mother, friend] }
    expect((await save('saveEmergency', borrower, contacts)).next).toBe('work')
    const certificate_file_id = await certificate(borrower)
    expect((await save('saveWork', borrower, { ...work, certificate_file_id })).next).toBe('prod')

    expect(await submit(borrower)).toEqual({
      result: 'approved',
      quota: { amount: 1_600_000, currency: 'THB' },
      refusal: null,
      next: 'prod',
    })
    const profile = await callHandler(test.database, verification.getProfile, given)
    expect(profile).toMatchObject({ personal, basic, residence, emergency: contacts })
    expect(profile.reading).toEqual(reading)
  })

  it('refuses a page before its turn and says where to go on', async () => {
    const borrower = await newBorrower(test.database)
    await expect(save('saveBasic', borrower, basic)).rejects.toMatchObject({
      code: 409002,
      data: { state: 'idnumber', allowed: ['identity'], next: 'identity' },
    })
    await identity(borrower)
    await expect(
      save('saveEmergency', borrower, { contacts: [mother, friend] }),
    ).rejects.toMatchObject({ code: 409002 })
    expect((await save('saveBasic', borrower, basic)).steps[2]?.status).toBe(1)
  })

  it('does not evaluate before the details that were read are confirmed', async () => {
    const borrower = await newBorrower(test.database)
    await identity(borrower)
    await save('saveBasic', borrower, basic)
    await save('saveResidence', borrower, residence)
    await save('saveEmergency', borrower, { contacts: [mother, friend] })
    const certificate_file_id = await certificate(borrower)
    const last = await save('saveWork', borrower, { ...work, certificate_file_id })
    expect(last.next).toBe('personal')
    await expect(submit(borrower)).rejects.toMatchObject({
      code: 409002,
      data: { state: 'personal_before', next: 'personal' },
    })
  })

  it.each([
    ['bad-blurred', 'blurred'],
    ['bad-cut-off', 'cut_off'],
    ['bad-glare', 'glare'],
    ['bad-not-a-document', 'not_a_document'],
  ])('says what is wrong with %s', async (front, reason) => {
    const borrower = await newBorrower(test.database)
    const body = await pictures(borrower, front)
    const refusal = { code: 422003, data: { reasons: [reason] } }
    await expect(
      callHandler(test.database, verificationSteps.saveIdentity, { borrower, body }),
    ).rejects.toMatchObject(refusal)
    const query = { front_file_id: body.front_file_id }
    await expect(
      callHandler(test.database, verification.readIdentity, { borrower, query }),
    ).rejects.toMatchObject(refusal)
  })

  it('reads the same picture of two borrowers once, and keeps what it says for each', async () => {
    const readings = vi.spyOn(TextEngine.prototype, 'inTurn')
    onTestFinished(() => readings.mockRestore())
    const front = await sharp(specimen('th-id-front')).resize(1111).jpeg().toBuffer()
    for (let borrowers = 0; borrowers < 2; borrowers++) {
      const borrower = await newBorrower(test.database)
      const { file_id: front_file_id } = await upload(test.database, borrower, 'id_front', front)
      for (const query of [{ front_file_id }, { front_file_id }]) {
        const read = callHandler(test.database, verification.readIdentity, { borrower, query })
        expect(await read).toMatchObject({ identity_number: personal.identity_number })
      }
      expect(await storedReading(test.database, borrower.id, front_file_id)).toBeDefined()
    }
    expect(readings).toHaveBeenCalledTimes(1)
  })

  it('does not take pictures of somebody else, nor one for another', async () => {
    const [borrower, other] = [await newBorrower(test.database), await newBorrower(test.database)]
    const own = await pictures(borrower)
    for (const body of [
      { ...own, front_file_id: (await pictures(other)).front_file_id },
      { ...own, holder_file_id: own.back_file_id },
      { ...own, back_file_id: 'nothing' },
    ]) {
      await expect(
        callHandler(test.database, verificationSteps.saveIdentity, { borrower, body }),
      ).rejects.toMatchObject({ code: 404001 })
    }
  })

  it('refuses minors at the birth date', async () => {
    const borrower = await newBorrower(test.database)
    await identity(borrower)
    const birth_date = `${String(new Date().getUTCFullYear() - 17)}-01-01`
    const minor = { ...personal, identity_number: otherNumber(900_001), birth_date }
    await expect(save('savePersonal', borrower, minor)).rejects.toMatchObject({
      code: 422001,
      data: [{ field: 'birth_date', rule: 'too_young' }],
    })
  })

  it('keeps an identity number to one account and lets its owner correct it', async () => {
    const [first, second] = [await newBorrower(test.database), await newBorrower(test.database)]
    await identity(first)
    await identity(second)
    const taken = { ...personal, identity_number: otherNumber(900_002) }
    await save('savePersonal', first, taken)
    await save('savePersonal', first, taken)
    await expect(save('savePersonal', second, taken)).rejects.toMatchObject({
      code: 422001,
      data: [{ field: 'identity_number', rule: 'identity_taken' }],
    })
    await save('savePersonal', first, { ...personal, identity_number: otherNumber(900_003) })
    expect((await save('savePersonal', second, taken)).steps[0]?.status).toBe(2)
  })

  it('refuses one phone for two contacts, and the borrower as a contact', async () => {
    const borrower = await newBorrower(test.database)
    await identity(borrower)
    await save('saveBasic', borrower, basic)
    await save('saveResidence', borrower, residence)
    const twice = { contacts: [mother, { ...friend, phone: mother.phone }] }
    await expect(save('saveEmergency', borrower, twice)).rejects.toMatchObject({
      code: 422001,
      data: [{ field: 'contacts.1.phone', rule: 'same_phone' }],
    })
    const self = { contacts: [mother, { ...friend, phone: borrower.phone }] }
    await expect(save('saveEmergency', borrower, self)).rejects.toMatchObject({
      code: 422001,
      data: [{ field: 'contacts.1.phone', rule: 'same_phone', params: { other: 'own' } }],
    })
  })

  it('refuses a district outside of its province', async () => {
    const borrower = await newBorrower(test.database)
    await identity(borrower)
    await save('saveBasic', borrower, basic)
    await expect(
      save('saveResidence', borrower, { ...residence, province: 'th-50' }),
    ).rejects.toMatchObject({ code: 422001, data: [{ field: 'district', rule: 'choice' }] })
  })

  it('asks for a work certificate of one’s own', async () => {
    const borrower = await certified()
    const other = await newBorrower(test.database)
    const foreign = await certificate(other)
    await expect(
      save('saveWork', borrower, { ...work, certificate_file_id: foreign }),
    ).rejects.toMatchObject({ code: 422001, data: [{ field: 'certificate_file_id' }] })
  })

  it('says from when one may apply again, and evaluates anew from that day', async () => {
    const borrower = await certified({ work: { income_band: 'th_below_6000' } })
    const refused = await submit(borrower)
    expect(refused).toMatchObject({
      result: 'refused',
      refusal: { reason: 'income_too_low' },
      next: 'home',
    })
    expect(await submit(borrower)).toEqual(refused)
    const certificate_file_id = await certificate(borrower)
    await save('saveWork', borrower, { ...work, certificate_file_id })
    expect(await submit(borrower, 89)).toEqual(refused)
    expect((await submit(borrower, 91)).result).toBe('approved')
  })

  it('changes nothing that a quota was granted on', async () => {
    const borrower = await certified()
    const granted = await submit(borrower)
    await expect(save('saveBasic', borrower, basic)).rejects.toMatchObject({
      code: 409002,
      data: { state: 'evaluated', next: 'prod' },
    })
    expect(await submit(borrower)).toEqual(granted)
  })

  it('keeps a draft until its page is saved', async () => {
    const borrower = await newBorrower(test.database)
    const draft = (page: string, fields: Record<string, string>) =>
      callHandler(test.database, verification.saveDraft, { borrower, body: { page, fields } })
    const drafts = async () =>
      (await callHandler(test.database, verification.getProfile, { borrower })).drafts
    await draft('basic', { education: 'diploma' })
    await draft('work', { company_name: 'Sam' })
    await draft('work', {})
    expect(await drafts()).toEqual({ basic: { education: 'diploma' } })
    await identity(borrower)
    await save('saveBasic', borrower, basic)
    expect(await drafts()).toEqual({})
  })

  it('lists regions in the asked language', async () => {
    const borrower = await newBorrower(test.database)
    const list = (parent: string | undefined, language: 'th' | 'en') =>
      callHandler(test.database, verification.listRegions, {
        borrower,
        query: parent === undefined ? {} : { parent },
        language,
      })
    expect((await list(undefined, 'en')).regions).toHaveLength(77)
    expect((await list('th-10', 'th')).regions[0]?.name).toMatch(/^เขต/)
    await expect(list('th-1', 'en')).rejects.toMatchObject({ code: 404001 })
  })
})

afterAll(() => reader.close())
