import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { countries } from '../../../src/lending/countries/countries.ts'
import type { IdentityReading } from '../../../src/lending/ocr/identity-reading.ts'
import { joinedLines } from '../../../src/lending/ocr/printed-lines.ts'
import { readIdentity } from '../../../src/lending/ocr/read-identity.ts'
import { TextEngine } from '../../../src/lending/ocr/text-engine.ts'
import type { Word } from '../../../src/lending/ocr/word.ts'
import { specimen } from '../../support/direct-call.ts'

const engine = new TextEngine()
afterAll(() => engine.close())

const born = { birth_date: '1990-03-12', gender: 'male' } as const
const unsplit = { given_name: null, family_name: null } as const
const holders: Record<'MX' | 'PK' | 'EG' | 'GENERIC', { prefix: string; holder: IdentityReading }> =
  {
    MX: {
      prefix: 'mx',
      holder: {
        identity_number: 'MUPT900312HDFSRM04',
        given_name: 'TOMAS',
        second_name: null,
        family_name: 'MUESTRA',
        second_family_name: 'PRUEBA',
        full_name: 'TOMAS MUESTRA PRUEBA',
        ...born,
      },
    },
    PK: {
      prefix: 'pk',
      holder: { identity_number: '4210100000001', ...unsplit, full_name: 'Namoona Khan', ...born },
    },
    EG: {
      prefix: 'eg',
      holder: {
        identity_number: '29003120100015',
        ...unsplit,
        full_name: 'Namuzag Tagribi',
        ...born,
      },
    },
    GENERIC: {
      prefix: 'generic',
      holder: {
        identity_number: '123456789012345678',
        ...unsplit,
        full_name: 'Sample Person',
        ...born,
      },
    },
  }

const cases = Object.entries(holders).map(([country, { prefix, holder }]) => ({
  country,
  prefix,
  holder,
  read: (picture: Uint8Array) =>
    readIdentity(engine, countries[country as keyof typeof holders].identityCard, picture),
}))

describe.each(cases)('the sample card of $country', (card) => {
  const { prefix, holder, read } = card

  it('gives number, name, birth date and gender', async () => {
    expect(await read(specimen(`${prefix}-id-front`))).toEqual({ ok: true, reading: holder })
  })

  it('gives them tilted and small as well', async () => {
    const tilted = sharp(specimen(`${prefix}-id-front`))
      .rotate(3)
      .resize(900)
    expect(await read(await tilted.jpeg({ quality: 60 }).toBuffer())).toEqual({
      ok: true,
      reading: holder,
    })
  })

  it.each([
    ['bad-blurred', 'blurred'],
    ['bad-cut-off', 'cut_off'],
    ['bad-glare', 'glare'],
    ['id-back', 'not_a_document'],
  ])('is refused as %s: %s', async (name, reason) => {
    expect(await read(specimen(`${prefix}-${name}`))).toEqual({ ok: false, reasons: [reason] })
  })
})

it("takes another country's card for no document of this one", async () => {
  const thai = await readIdentity(engine, countries.MX.identityCard, specimen('th-id-front'))
  expect(thai).toEqual({ ok: false, reasons: ['not_a_document'] })
})

describe('the print of a card', () => {
  const print = (country: keyof typeof countries, ...lines: string[]) =>
    countries[country].identityCard.read({ lines, words: [] })

  it('has a CURP only when its check digit is right, whatever prints alike', () => {
    expect(print('MX', 'CURP MUPT900312HDFSRM04').identity_number).toBe('MUPT900312HDFSRM04')
    const born = 'Fecha de nacimiento 12/03/1990'
    expect(print('MX', 'CURP MUPT9OO3I2HDFSRMO4', born).identity_number).toBe('MUPT900312HDFSRM04')
    expect(print('MX', 'MUPT900312HDFSRMO04', born).identity_number).toBe('MUPT900312HDFSRM04')
    expect(print('MX', 'CURP MUPT900312 HDFSRM04').identity_number).toBe('MUPT900312HDFSRM04')
    expect(print('MX', 'CURP MUPT900312HDFSRM05').identity_number).toBeNull()
  })

  it("has the holder's name, not the father's", () => {
    expect(print('PK', 'Father Name Misaal Khan').full_name).toBeNull()
    expect(print('PK', 'Father Name Misaal Khan', 'Name Namoona').full_name).toBe('Namoona')
  })

  it("leaves a third gender to the borrower, whatever the number's last digit says", () => {
    const number = 'Identity Number 42101-0000000-1'
    expect(print('PK', number).gender).toBe('male')
    expect(print('PK', number, 'Gender X').gender).toBeNull()
    expect(print('PK', '42101-0000000-2', 'Gender F').gender).toBe('female')
  })

  it('has an Egyptian birth date in its number alone', () => {
    expect(print('EG', 'National Number 3 050131 21 00024')).toMatchObject({
      identity_number: '30501312100024',
      birth_date: '2005-01-31',
      gender: 'female',
    })
    expect(print('EG', '3 051331 21 00024').identity_number).toBeNull()
  })
})

describe('labels and what they name, taken for two blocks by the engine', () => {
  const word = (text: string, left: number, top: number): Word => ({
    text,
    confidence: 90,
    box: { left, top, right: left + text.length * 10, bottom: top + 20 },
  })

  it('come together again in the order of a reader', () => {
    const labels = [[word('Name', 0, 0)], [word('Number', 0, 40)]]
    const values = [[word('Sample', 200, 2), word('Person', 270, 2)], [word('123', 200, 38)]]
    expect(joinedLines([...labels, ...values])).toEqual(['Name Sample Person', 'Number 123'])
  })

  it('stay apart when they stand at another height or far away', () => {
    const apart = [[word('Name', 0, 0)], [word('Person', 200, 15)], [word('Mark', 900, 0)]]
    expect(joinedLines(apart)).toHaveLength(3)
  })
})
