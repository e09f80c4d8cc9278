import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string): string =>
  readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

it.each(['mexico', 'pakistan'])(
  'each bank that the app knows by the numbers of its accounts in %s is one that the lender offers',
  (country) => {
    const [, table = ''] =
      /bankInNumber: .*?banks: \{(.*?)\}/s.exec(read(`app/src/countries/${country}.ts`)) ?? []
    const known = [...table.matchAll(/'(\w+)',/g)].map(([, code]) => code)
    const offered = read(`sandbox/src/lending/countries/${country}/banks.ts`)
    expect(known.length).toBeGreaterThan(15)
    expect(known.filter((code) => !offered.includes(`['${String(code)}', `))).toEqual([])
  },
)
