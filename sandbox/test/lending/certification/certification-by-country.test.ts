import { editions, type NamePart } from '@paso/sdk/rules'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countries } from '../../../src/lending/countries/countries.ts'
import { startDatabase, type TestDatabase } from '../../support/databases.ts'
import { specimen } from '../../support/direct-call.ts'
import { editionAnswers, signedInTo, type EditionClient } from '../../support/edition-borrowers.ts'
import { startLender } from '../../support/lender.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await startDatabase('pglite')
})
afterAll(() => test.stop())

async function upload(app: FastifyInstance, client: EditionClient, purpose: string, name: string) {
  const payload = specimen(name)
  const ticket = { purpose, mime: 'image/jpeg', size: payload.length }
  const { data } = await client.post('/v2/file/ticket', ticket)
  const stored = await app.inject({
    method: 'PUT',
    url: `/api/v2${String(data['url'])}`,
    headers: { 'content-type': 'image/jpeg' },
    payload,
  })
  return stored.json<{ data: { file_id: string } }>().data.file_id
}

type Place = { region_id: string; name: string }

/** The first place of each level, as someone picks them one after the other. */
async function pickedPlaces(client: EditionClient): Promise<Place[]> {
  const picked: Place[] = []
  for (const level of ['province', 'city', 'district']) {
    const parent = picked.at(-1)?.region_id
    const { data } = await client.get('/v2/verify/regions', parent === undefined ? {} : { parent })
    expect(data['level']).toBe(level)
    const [first] = data['regions'] as Place[]
    if (first) picked.push(first)
  }
  return picked
}

const cases = [
  { country: 'MX', prefix: 'mx', province: /^Aguascalientes$/ },
  { country: 'PK', prefix: 'pk', province: /^[\p{Script=Arabic} ]+$/u },
  { country: 'EG', prefix: 'eg', province: /^[\p{Script=Arabic} ]+$/u },
  { country: 'GENERIC', prefix: 'generic', province: /^[A-Z][a-z ]+/ },
] as const

describe.each(cases)('the certification in $country', (each) => {
  const { country, prefix, province } = each
  const answers = editionAnswers[country]
  let app: FastifyInstance
  let client: EditionClient
  beforeAll(async () => {
    app = await startLender(test.database, { country })
    client = await signedInTo(country, app, test.database)
  })
  afterAll(() => app.close())

  it('goes from three pictures to a quota and a receiving account', async () => {
    const front_file_id = await upload(app, client, 'id_front', `${prefix}-id-front`)
    const read = await client.get('/v2/verify/ocr_verify', { front_file_id })
    const { identity_number, birth_date, gender } = answers.personal
    expect(read.data).toMatchObject({ identity_number, birth_date, gender })
    const pictures = {
      front_file_id,
      back_file_id: await upload(app, client, 'id_back', `${prefix}-id-back`),
      holder_file_id: await upload(app, client, 'id_holder', `${prefix}-holder`),
    }
    expect((await client.post('/v2/verify/identity', pictures)).data['next']).toBe('personal')
    // Who has no part that the edition can do without leaves it out, as a Mexican with one family name.
    const optional = editions[country].nameParts.filter(({ required }) => !required)
    const short: Record<string, unknown> = { ...answers.personal }
    for (const { part } of optional) delete short[part]
    expect((await client.post('/v2/verify/personal', short)).data['next']).toBe('basic')
    expect((await client.post('/v2/verify/personal', answers.personal)).data['next']).toBe('basic')
    expect((await client.post('/v2/verify/basic', answers.basic)).data['next']).toBe('location')

    const places = await pickedPlaces(client)
    expect(places[0]?.name).toMatch(province)
    const [first, second, third] = places.map(({ region_id }) => region_id)
    const residence = {
      province: first,
      city: second,
      district: third,
      detailed_address: '1 Sample Road',
      family_address_same: true,
      residence_type: 'lease',
      residence_length: 'years_2',
    }
    const elsewhere = await client.post('/v2/verify/residence', { ...residence, city: first })
    expect(elsewhere.code).toBe(422_001)
    const unlisted = { ...residence, city: 'other', district: 'other' }
    const unnamed = await client.post('/v2/verify/residence', unlisted)
    expect(unnamed.data).toMatchObject([{ field: 'place_other', rule: 'required' }])
    const named = { ...unlisted, place_other: 'A village of their own' }
    expect((await client.post('/v2/verify/residence', named)).data['next']).toBe('emergency')
    expect((await client.get('/v2/verify/profile')).data['residence']).toEqual(named)
    expect((await client.post('/v2/verify/residence', residence)).data['next']).toBe('emergency')
    const { contacts } = answers
    expect((await client.post('/v2/verify/emergency', { contacts })).data['next']).toBe('work')
    const certificate_file_id = await upload(
      app,
      client,
      'work_certificate',
      `${prefix}-work-certificate`,
    )
    const last = await client.post('/v2/verify/work', { ...answers.work, certificate_file_id })
    expect(last.data['next']).toBe('prod')

    const evaluated = await client.get('/v2/verify/submit_apply')
    const { currency } = countries[country]
    expect(evaluated.data).toMatchObject({ result: 'approved', quota: { currency } })
    const { category, bank_code, number } = answers.account
    const banks = await client.get('/v2/bank/list')
    const bank = (banks.data['banks'] as { bank_code: string; category: string; name: string }[])
      .filter((one) => one.category === category)
      .find((one) => one.bank_code === bank_code)
    const account = { ...answers.account, number_copy: number, consent: true }
    const added = await client.post('/v2/bank/account', account)
    expect(added.data).toMatchObject({
      next: 'loan',
      account: { bank_code, bank_name: bank?.name },
    })
  })

  it('keeps to the rules of its edition', async () => {
    const profile = await client.get('/v2/verify/profile')
    expect(profile.data).toMatchObject({
      phone_prefix: countries[country].phonePrefix,
      work: answers.work,
    })
    const parts = editions[country].nameParts.filter(({ required }) => required)
    const saved = profile.data['personal'] as Partial<Record<NamePart, string>>
    expect(parts.every(({ part }) => saved[part] !== undefined)).toBe(true)
    const other = country === 'MX' ? 'kbank' : 'banamex'
    const account = { ...answers.account, bank_code: other, consent: true }
    const refused = await client.post('/v2/bank/account', {
      ...account,
      number_copy: account.number,
    })
    expect(refused.code).toBe(422_001)
  })
})
