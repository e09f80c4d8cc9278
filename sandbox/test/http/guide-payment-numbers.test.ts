import { describe, expect, it } from 'vitest'
import { readPlainDescription } from '../../src/http/pipeline/description.ts'
import { countries, COUNTRIES } from '../../src/lending/countries/countries.ts'

const description = readPlainDescription()
const { description: guide } = description['info'] as { description: string }

describe('the numbers of a payment', () => {
  const rows = (
    guide
      .split('### Numbers of a payment\n')[1]
      ?.split(/^##/m)[0]
      ?.match(/^\| .+$/gm) ?? []
  )
    .slice(2)
    .map((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, number]) => number))
  const made = COUNTRIES.map((country) => {
    const { payee } = countries[country]
    const reference = '402177881903'.slice(0, payee.referenceDigits)
    const numbers = (['virtual_account', 'convenience_store', 'paynet'] as const).flatMap((each) =>
      payee.ways.flatMap((way) => {
        if (way.method !== each) return []
        return [(way.method === 'virtual_account' ? way.account : way.code).of(reference)]
      }),
    )
    return [reference, ...numbers]
  })

  it('are as the guide says in every edition', () => {
    expect(rows.toSorted()).toEqual(made.toSorted())
  })

  it('are those of their reference in every example', () => {
    const instructions = instructionsIn(JSON.parse(JSON.stringify(description.paths)))
    expect(instructions.length).toBeGreaterThan(5)
    for (const { reference, numbers } of instructions) {
      const known = made.filter(([own]) => own === reference).flat()
      expect(known).toEqual(expect.arrayContaining([reference, ...numbers]))
    }
  })
})

/** The instructions to pay in the examples, with the numbers that each has. */
function instructionsIn(value: unknown): { reference: string; numbers: string[] }[] {
  if (typeof value !== 'object' || value === null) return []
  if (!('reference' in value && 'store_code' in value && typeof value.reference === 'string')) {
    return Object.values(value).flatMap(instructionsIn)
  }
  const names = ['virtual_account', 'store_code', 'paynet_reference', 'barcode']
  const numbers = names.map((name) => (value as Record<string, unknown>)[name])
  return [
    { reference: value.reference, numbers: numbers.filter((each) => typeof each === 'string') },
  ]
}
