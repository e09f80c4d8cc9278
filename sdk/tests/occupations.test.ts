import { describe, expect, test } from 'vitest'
import { editions } from '../src/rules/index.ts'

describe.each(Object.entries(editions))('the occupations of %s', (country, { occupations }) => {
  test('are 30 to 40, none of them twice', () => {
    expect(occupations.length).toBeGreaterThanOrEqual(30)
    expect(occupations.length).toBeLessThanOrEqual(40)
    expect(new Set(occupations).size).toBe(occupations.length)
  })

  test('are a list of its own', () => {
    const others = Object.values(editions).filter((edition) => edition.country !== country)
    expect(others.map((edition) => edition.occupations)).not.toContainEqual(occupations)
  })
})
