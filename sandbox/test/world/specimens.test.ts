import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { specimenBytes, specimensOf } from '../../src/world/scenarios/specimens.ts'
import type { Country } from '../../src/lending/settings/settings.ts'

const countries = Object.keys(specimensOf) as Country[]

describe.each(countries)('the sample pictures of %s', (country) => {
  const files = specimensOf[country].map(({ file }) => file)

  it('are eight, a card from all sides and each fault once', () => {
    expect(new Set(files).size).toBe(8)
    for (const part of ['front', 'back', 'holder', 'certificate', 'blurred', 'cut-off', 'glare']) {
      expect(files.filter((file) => file.includes(part))).toHaveLength(1)
    }
  })

  it.each(files)('have %s, small enough for the repository and for a phone', async (file) => {
    const bytes = await specimenBytes(country, file)
    expect(bytes?.length).toBeLessThan(60_000)
    expect((await sharp(bytes).metadata()).format).toBe('jpeg')
  })

  it("hold no other country's card", async () => {
    for (const other of countries.filter((each) => each !== country)) {
      const front = specimensOf[other].find(({ file }) => file.includes('front'))
      expect(await specimenBytes(country, front?.file ?? '')).toBeUndefined()
    }
  })
})
