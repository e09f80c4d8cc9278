import { editions } from '@paso/sdk/rules'
import { describe, expect, it } from 'vitest'
import { borrowerName } from './borrower-name.ts'

const names = {
  TH: [{ given_name: 'Somchai', family_name: 'Jaidee', nickname: 'Chai' }, 'Somchai Jaidee'],
  MX: [
    {
      second_family_name: 'Prueba',
      family_name: 'Muestra',
      second_name: 'José',
      given_name: 'María',
    },
    'María José Muestra Prueba',
  ],
  PK: [{ full_name: 'Namoona Khan' }, 'Namoona Khan'],
  EG: [{ full_name: 'نموذج محمد تجريبي' }, 'نموذج محمد تجريبي'],
  GENERIC: [{ full_name: 'Sample Person' }, 'Sample Person'],
} as const satisfies Partial<
  Record<keyof typeof editions, readonly [Record<string, string>, string]>
>

describe('a borrower’s name', () => {
  it.each(Object.entries(names))('is whole in the edition %s', (country, [personal, whole]) => {
    const { nameParts } = editions[country as keyof typeof editions]
    expect(nameParts.map(({ part }) => part).toSorted()).toEqual(Object.keys(personal).toSorted())
    expect(borrowerName(personal)).toBe(whole)
  })

  it('is in the order in which the form asks for its parts', () => {
    for (const { nameParts } of Object.values(editions)) {
      const asked = nameParts.map(({ part }) => part).filter((part) => part !== 'nickname')
      const personal = Object.fromEntries(asked.map((part) => [part, part]))
      expect(borrowerName(personal)).toBe(asked.join(' '))
    }
  })

  it('has no gap where a part was left out, or has room around it', () => {
    const personal = { given_name: 'TOMAS ', second_name: ' ', family_name: 'MUESTRA' }
    expect(borrowerName({ ...personal, second_family_name: ' PRUEBA' })).toBe(
      'TOMAS MUESTRA PRUEBA',
    )
  })

  it('is empty before the personal page was saved', () => {
    expect(borrowerName(undefined)).toBe('')
  })
})
