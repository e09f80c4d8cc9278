import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { countries } from '../../../src/lending/countries/countries.ts'
import { readIdentity as readCard } from '../../../src/lending/ocr/read-identity.ts'
import { ReaderBusy, TextEngine } from '../../../src/lending/ocr/text-engine.ts'

const specimen = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, `../../../specimens/${name}.jpg`))

const engine = new TextEngine()
afterAll(() => engine.close())

const card = countries.TH.identityCard
const readIdentity = (by: TextEngine, front: Uint8Array) => readCard(by, card, front)

const HOLDER = {
  identity_number: '1101230000001',
  given_name: 'ตัวอย่าง',
  family_name: 'ทดสอบดี',
  full_name: 'ตัวอย่าง ทดสอบดี',
  birth_date: '1990-03-12',
  gender: 'male',
}

describe('reading an identity card', () => {
  it('reads number, names, birth date and gender from the specimen', async () => {
    const result = await readIdentity(engine, specimen('th-id-front'))
    expect(result).toEqual({ ok: true, reading: HOLDER })
  })

  it.each([90, 180, 270])('reads a card turned by %i degrees', async (angle) => {
    const turned = await sharp(specimen('th-id-front')).rotate(angle).jpeg().toBuffer()
    expect(await readIdentity(engine, turned)).toEqual({ ok: true, reading: HOLDER })
  })

  it.each([
    ['tilted', (s: Sharp) => s.rotate(4)],
    ['dark', (s: Sharp) => s.modulate({ brightness: 0.5 })],
    ['small', (s: Sharp) => s.resize(700)],
    [
      'cropped to the card itself',
      (s: Sharp) => s.extract({ left: 130, top: 120, width: 1020, height: 642 }),
    ],
  ])('reads a card that is %s', async (_, change) => {
    const picture = await change(sharp(specimen('th-id-front')))
      .jpeg({ quality: 60 })
      .toBuffer()
    expect(await readIdentity(engine, picture)).toEqual({ ok: true, reading: HOLDER })
  })

  it.each([
    ['bad-blurred', 'blurred'],
    ['bad-cut-off', 'cut_off'],
    ['bad-glare', 'glare'],
    ['bad-not-a-document', 'not_a_document'],
    ['th-id-back', 'not_a_document'],
    ['work-certificate', 'not_a_document'],
  ])('refuses %s as %s', async (name, reason) => {
    expect(await readIdentity(engine, specimen(name))).toEqual({ ok: false, reasons: [reason] })
  })

  it('does not take a white table for glare', async () => {
    const front = await sharp(specimen('th-id-front'))
      .extract({ left: 130, top: 120, width: 1020, height: 642 })
      .extend({ top: 90, bottom: 90, left: 120, right: 120, background: '#fff' })
      .jpeg()
      .toBuffer()
    expect(await readIdentity(engine, front)).toMatchObject({ ok: true })
  })

  it('has the Latin name where the one in Thai cannot be read', async () => {
    const covered = await sharp(specimen('th-id-front'))
      .composite([
        {
          input: { create: { width: 500, height: 60, channels: 3, background: '#cde1ea' } },
          left: 170,
          top: 275,
        },
      ])
      .jpeg()
      .toBuffer()
    const latin = { given_name: 'Tuayang', family_name: 'Thotsobdee' }
    expect(await readIdentity(engine, covered)).toMatchObject({ ok: true, reading: latin })
  })

  it('starts no Thai engine for a card in Latin print', async () => {
    const own = new TextEngine()
    const asked: unknown[] = []
    const inTurn = own.inTurn.bind(own)
    own.inTurn = (work) =>
      inTurn((reader) =>
        work({
          ...reader,
          read: (picture, look) => {
            asked.push(look?.language)
            return reader.read(picture, look)
          },
        }),
      )
    await readCard(own, countries.GENERIC.identityCard, specimen('generic-id-front'))
    await readCard(own, card, specimen('th-id-front'))
    await own.close()
    expect(asked).toEqual([undefined, undefined, 'tha', 'tha', 'tha'])
  })

  it('takes only so many pictures at a time and reads them one after the other', async () => {
    const narrow = new TextEngine(2)
    const front = specimen('th-id-front')
    const answers = await Promise.allSettled([1, 2, 3].map(() => narrow.read(front)))
    await narrow.close()
    expect(answers.map((answer) => answer.status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(answers[2]).toMatchObject({ reason: expect.any(ReaderBusy) as unknown })
  })

  it('lets nobody take the place of a card that is read more than once', async () => {
    const narrow = new TextEngine(1)
    const front = specimen('th-id-front')
    const [first, newcomer, second] = await narrow.inTurn(async (reader) => [
      await reader.read(front),
      await narrow.read(front).catch((error: unknown) => error),
      await reader.read(front),
    ])
    await narrow.close()
    expect(newcomer).toBeInstanceOf(ReaderBusy)
    expect(second).toEqual(first)
  })

  it('goes on reading after a picture that took too long', async () => {
    const hasty = new TextEngine(4, 1)
    const front = specimen('th-id-front')
    await expect(hasty.read(front)).rejects.toThrow('too long')
    await hasty.close()
    expect((await readIdentity(engine, front)).ok).toBe(true)
  })
})

describe('the print of a Thai card', () => {
  const print = (...lines: string[]) => card.read({ lines, words: [] })

  it('takes only a number with the right check digit', () => {
    expect(print('3 1006 00445 63 5').identity_number).toBe('3100600445635')
    expect(print('1 1012 30000 00 7').identity_number).toBeNull()
    expect(print('Identification Number 1 1012 30000 00 1').identity_number).toBe('1101230000001')
  })

  it('reads a year of the Buddhist era as the Gregorian one', () => {
    expect(print('Date of Birth 1 Feb. 2543').birth_date).toBe('2000-02-01')
  })

  it('refuses a date that does not exist and the dates of issue and expiry', () => {
    expect(print('Date of Birth 31 Feb. 1990').birth_date).toBeNull()
    expect(print('Date of Issue 5 Jan. 2024').birth_date).toBeNull()
  })

  it('takes the gender from the title and leaves it open without one', () => {
    expect(print('Name Miss Malee', 'Last name Jai-dee')).toMatchObject({
      given_name: 'Malee',
      family_name: 'Jai-dee',
      gender: 'female',
    })
    expect(print('Name Malee').gender).toBeNull()
  })

  it.each([
    ['นาย สมชาย ใจดี', 'สมชาย', 'ใจดี', 'male'],
    ['ชื่อตัวและชื่อสกุล นายสมชาย ใจดี', 'สมชาย', 'ใจดี', 'male'],
    ['น.ส. กัญญา ทองดี', 'กัญญา', 'ทองดี', 'female'],
    ['นางสาว กัญญา ทองดี', 'กัญญา', 'ทองดี', 'female'],
    ['นางสาวิตรี ทองดี', 'สาวิตรี', 'ทองดี', 'female'],
    ['นาง มาลี คําแสน', 'มาลี', 'คำแสน', 'female'],
    ['ด.ช. ภูมิ ณ อยุธยา', 'ภูมิ', 'ณ อยุธยา', 'male'],
    ['เด็กหญิง ญาณิศา ฉัตรชัย', 'ญาณิศา', 'ฉัตรชัย', 'female'],
  ])('has the name of %s without its title', (line, given_name, family_name, gender) => {
    const other = 'ผลทา6 1ทห โนลหลทยขุ'
    expect(card.ownName?.read({ lines: [other, line], words: [] })).toEqual({
      given_name,
      family_name,
      full_name: `${given_name} ${family_name}`,
      gender,
    })
  })

  it.each(['นาย สมชาย', 'สมชาย ใจดี', 'นาย สมชาย 2ใจดี', 'เกิดวันที่ 12 มี.ค. 2533'])(
    'has no name in %s',
    (line) => {
      expect(card.ownName?.read({ lines: [line], words: [] })).toBeUndefined()
    },
  )
})
