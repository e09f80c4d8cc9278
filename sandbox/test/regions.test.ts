import { describe, expect, it } from 'vitest'
import { regionList } from '../src/regions/region-list.ts'
import { isThaiPlace } from '../src/regions/thailand.ts'

describe('the regions of Thailand', () => {
  const provinces = regionList(undefined, 'en')

  it('are 77 provinces, each with a name in both languages', () => {
    expect(provinces?.level).toBe('province')
    expect(provinces?.regions).toHaveLength(77)
    expect(provinces?.regions).toContainEqual({ region_id: 'th-10', name: 'Bangkok' })
    expect(regionList(undefined, 'th')?.regions).toContainEqual({
      region_id: 'th-10',
      name: 'กรุงเทพมหานคร',
    })
  })

  it('lead from every province to a district and from every district to a subdistrict', () => {
    for (const province of provinces?.regions ?? []) {
      const cities = regionList(province.region_id, 'en')
      expect(cities?.level).toBe('city')
      for (const city of cities?.regions ?? []) {
        const districts = regionList(city.region_id, 'en')
        expect(districts?.level, city.name).toBe('district')
        expect(districts?.regions.length, city.name).toBeGreaterThan(0)
      }
    }
  })

  it('have names in Latin letters in English and in Thai letters in Thai', () => {
    for (const parent of [undefined, 'th-10', 'th-1003', 'th-50', 'th-5025', 'th-57']) {
      for (const { name } of regionList(parent, 'en')?.regions ?? []) {
        expect(name).toMatch(/^[A-Z][A-Za-z .'()-]+$/)
      }
      for (const { name } of regionList(parent, 'th')?.regions ?? []) {
        expect(name).toMatch(/^[\u0e00-\u0e7f]/)
      }
    }
  })

  it('stand in the order of the asked language', () => {
    const english = provinces?.regions.map(({ name }) => name) ?? []
    expect(english[0]).toBe('Amnat Charoen')
    expect(regionList(undefined, 'th')?.regions[0]?.name).toBe('กระบี่')
  })

  it('end at the subdistrict, and a parent that does not exist has none', () => {
    expect(regionList('th-100301', 'en')).toBeUndefined()
    expect(regionList('th-99', 'en')).toBeUndefined()
    expect(regionList('mx-10', 'en')).toBeUndefined()
  })

  it('make a place only when each lies within the other', () => {
    expect(isThaiPlace('th-10', 'th-1003', 'th-100301')).toBe(true)
    expect(isThaiPlace('th-10', 'th-1003', 'th-500101')).toBe(false)
    expect(isThaiPlace('th-50', 'th-1003', 'th-100301')).toBe(false)
    expect(isThaiPlace('th-10', 'th-1003', 'th-100399')).toBe(false)
  })
})
