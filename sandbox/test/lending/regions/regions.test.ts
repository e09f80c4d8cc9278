import { describe, expect, it } from 'vitest'
import type { Country } from '../../../src/foundation/contract.ts'
import { LANGUAGES, type Language } from '../../../src/foundation/languages.ts'
import { COUNTRIES, countries } from '../../../src/lending/countries/countries.ts'
import { regionList, regionsAt } from '../../../src/lending/regions/region-list.ts'
import { RegionTree } from '../../../src/lending/regions/region-tree.ts'

describe('the regions of Thailand', () => {
  const provinces = regionList(countries.TH.regions(), undefined, 'en')

  it('are 77 provinces, each with a name in both languages', () => {
    expect(provinces?.level).toBe('province')
    expect(provinces?.regions).toHaveLength(77)
    expect(provinces?.regions).toContainEqual({ region_id: 'th-10', name: 'Bangkok' })
    expect(regionList(countries.TH.regions(), undefined, 'th')?.regions).toContainEqual({
      region_id: 'th-10',
      name: 'กรุงเทพมหานคร',
    })
  })

  it('lead from every province to a district and from every district to a subdistrict', () => {
    for (const province of provinces?.regions ?? []) {
      const cities = regionList(countries.TH.regions(), province.region_id, 'en')
      expect(cities?.level).toBe('city')
      for (const city of cities?.regions ?? []) {
        const districts = regionList(countries.TH.regions(), city.region_id, 'en')
        expect(districts?.level, city.name).toBe('district')
        expect(districts?.regions.length, city.name).toBeGreaterThan(0)
      }
    }
  })

  it('stand in the order of the asked language', () => {
    const english = provinces?.regions.map(({ name }) => name) ?? []
    expect(english[0]).toBe('Amnat Charoen')
    expect(regionList(countries.TH.regions(), undefined, 'th')?.regions[0]?.name).toBe('กระบี่')
  })

  it('end at the subdistrict, and a parent that does not exist has none', () => {
    expect(regionList(countries.TH.regions(), 'th-100301', 'en')).toBeUndefined()
    expect(regionList(countries.TH.regions(), 'th-99', 'en')).toBeUndefined()
    expect(regionList(countries.TH.regions(), 'mx-10', 'en')).toBeUndefined()
  })

  it('make a place only when each lies within the other', () => {
    expect(countries.TH.regions().isPlace('th-10', 'th-1003', 'th-100301')).toBe(true)
    expect(countries.TH.regions().isPlace('th-10', 'th-1003', 'th-500101')).toBe(false)
    expect(countries.TH.regions().isPlace('th-50', 'th-1003', 'th-100301')).toBe(false)
    expect(countries.TH.regions().isPlace('th-10', 'th-1003', 'th-100399')).toBe(false)
  })

  it('have room for a place that they lack, below any province', () => {
    expect(countries.TH.regions().isPlace('th-10', 'th-1003', 'other')).toBe(true)
    expect(countries.TH.regions().isPlace('th-10', 'other', 'other')).toBe(true)
    expect(countries.TH.regions().isPlace('th-10', 'other', 'th-100301')).toBe(false)
    expect(countries.TH.regions().isPlace('th-50', 'th-1003', 'other')).toBe(false)
    expect(countries.TH.regions().isPlace('other', 'other', 'other')).toBe(false)
  })
})

/** Letters of a name where the edition has names of its own in that language; Latin ones in any other. */
const own: Partial<Record<Country, Partial<Record<Language, RegExp>>>> = {
  TH: { th: /^[\p{Script=Thai} ()0-9.-]+$/u },
  PK: { ur: /^[\p{Script=Arabic}\u0670 ]+$/u },
  EG: { ar: /^[\p{Script=Arabic}0-9 ]+$/u },
}
/** Latin words with a capital or a digit at the front, and small ones (de, el, la) between. */
const LATIN = /^[\p{Lu}0-9](\p{L}|[0-9 .'()/-])+$/u

/** Some countries share a list. */
const lists = COUNTRIES.filter(
  (each, at) =>
    COUNTRIES.findIndex((one) => countries[one].regions === countries[each].regions) === at,
)

describe.each(lists)('every region of %s', (country) => {
  it.each(LANGUAGES)('has a name in %s and an identifier of the contract', (language) => {
    const letters = own[country]?.[language] ?? LATIN
    const nameless: string[] = []
    const visit = (parent: string | undefined): void => {
      for (const each of regionList(countries[country].regions(), parent, language)?.regions ??
        []) {
        const { region_id, name } = each
        const isNamed = letters.test(name) && !/^(null|undefined|none|n\/?a)$/i.test(name)
        if (!isNamed || !/^[a-z0-9_-]{1,64}$/.test(region_id)) nameless.push(`${region_id} ${name}`)
        visit(region_id)
      }
    }
    visit(undefined)
    expect(nameless).toEqual([])
  })
})

const places = [
  { country: 'MX', provinces: 32 },
  { country: 'PK', provinces: 7 },
  { country: 'EG', provinces: 27 },
] as const

describe.each(places)('the regions of $country', ({ country, provinces }) => {
  const below = (parent: string | undefined) =>
    regionList(countries[country].regions(), parent, 'en')?.regions ?? []

  it('have every province, and below each at least four districts, in three levels', () => {
    const all = below(undefined)
    expect(all).toHaveLength(provinces)
    for (const province of all) {
      const cities = regionList(countries[country].regions(), province.region_id, 'en')
      expect(cities?.level).toBe('city')
      const districts = cities?.regions.flatMap(({ region_id }) => {
        const list = regionList(countries[country].regions(), region_id, 'en')
        expect(list?.level, region_id).toBe('district')
        return list?.regions ?? []
      })
      expect(districts?.length, province.name).toBeGreaterThanOrEqual(4)
    }
  })

  it('make a place of their own only', () => {
    const [province] = below(undefined)
    const [city] = below(province?.region_id)
    const [district] = below(city?.region_id)
    const ids = [province, city, district].map((each) => each?.region_id ?? '') as [
      string,
      string,
      string,
    ]
    expect(countries[country].regions().isPlace(...ids)).toBe(true)
    expect(countries[country].regions().isPlace('th-10', 'th-1003', 'th-100301')).toBe(false)
    expect(countries.TH.regions().isPlace(...ids)).toBe(false)
  })
})

describe('regions', () => {
  it('come in the language asked for and in English where there is none', () => {
    const punjab = { en: 'Punjab', ur: 'پنجاب', es: 'Punjab' }
    for (const [language, name] of Object.entries(punjab)) {
      const list = regionList(countries.PK.regions(), undefined, language as keyof typeof punjab)
      expect(list?.regions).toContainEqual({ region_id: 'pk-punjab', name })
    }
    expect(
      regionList(countries.MX.regions(), undefined, 'es')?.regions.map(({ name }) => name),
    ).toContain('Ciudad de México')
  })

  it('of the generic edition are those of its phones', () => {
    expect(regionList(countries.GENERIC.regions(), undefined, 'en')).toEqual(
      regionList(countries.TH.regions(), undefined, 'en'),
    )
  })

  it('cannot be two with one identifier, nor lie in nothing', () => {
    const region = { region_id: 'x-a', parent: undefined, names: { en: 'A' } }
    expect(() => new RegionTree([region, region])).toThrow('two regions are x-a')
    expect(() => new RegionTree([{ ...region, parent: 'x' }])).toThrow('lies in nothing')
  })
})

describe('the region of a position', () => {
  const idsAt = (country: 'TH' | 'MX' | 'PK' | 'EG', latitude: number, longitude: number) =>
    regionsAt(countries[country].regions(), { latitude, longitude }, 'en').map(
      ({ region_id }) => region_id,
    )

  it('is a place of the lists down to the subdistrict in Thailand', () => {
    expect(
      regionsAt(countries.TH.regions(), { latitude: 13.7515, longitude: 100.4925 }, 'en'),
    ).toEqual([
      { region_id: 'th-10', name: 'Bangkok' },
      { region_id: 'th-1001', name: 'Phra Nakhon' },
      { region_id: 'th-100101', name: 'Phra Borom Maha Ratchawang' },
    ])
    const [province, city, district] = idsAt('TH', 18.79, 98.98)
    expect(province).toBe('th-50')
    expect(countries.TH.regions().isPlace(province ?? '', city ?? '', district ?? '')).toBe(true)
  })

  it('is a city of some size in the other editions', () => {
    expect(idsAt('MX', 19.427, -99.167)).toEqual(['mx-mexico_city', expect.any(String)])
    expect(idsAt('PK', 31.52, 74.36)).toEqual(['pk-punjab', 'pk-punjab-lahore'])
    expect(idsAt('EG', 31.04, 31.38)).toEqual(['eg-dakahlia', 'eg-dakahlia-mansoura'])
  })

  it('is nothing at sea and in another country', () => {
    expect(idsAt('TH', 9.5, 101.5)).toEqual([])
    expect(idsAt('TH', 51.5, -0.1)).toEqual([])
    expect(idsAt('MX', 13.75, 100.5)).toEqual([])
  })
})
