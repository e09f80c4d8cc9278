import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { specimenBytes } from '../../src/world/scenarios/specimens.ts'
import { COUNTRIES, countries } from '../../src/lending/countries/countries.ts'

describe.each(COUNTRIES)('the sample pictures of %s', (country) => {
  const files = countries[country].samples.pictures.map(({ file }) => file)

  it('are eight, a card from all sides and each fault once', () => {
    expect(new Set(files).size).toBe(8)
    for (const part of ['front', 'back', 'holder', 'certificate', 'blurred', 'cut-off', 'glare']) {
      expect(files.filter((file) => file.includes(part))).toHaveLength(1)
    }
  })

  it.each(files)('have %s, small enough for the repository and for a phone', async (file) => {
    const bytes = await specimenBytes(file)
    expect(bytes?.length).toBeLessThan(60_000)
    expect((await sharp(bytes).metadata()).format).toBe('jpeg')
  })

  it("hold no other country's card", () => {
    for (const other of COUNTRIES.filter((each) => each !== country)) {
      const { pictures } = countries[other].samples
      expect(files).not.toContain(pictures.find(({ file }) => file.includes('front'))?.file)
    }
  })
})

it('are served by their names alone', async () => {
  expect(await specimenBytes('../package.json')).toBeUndefined()
})
