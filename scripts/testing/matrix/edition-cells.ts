const hosts = ['a browser', 'Android', 'iOS'] as const

/** In which edition, language and host the whole journey is walked. */
export interface Cell {
  readonly country: 'TH' | 'MX' | 'PK' | 'EG' | 'GENERIC'
  readonly language: 'th' | 'en' | 'es' | 'vi' | 'ar' | 'ur'
  readonly host: (typeof hosts)[number]
}

/** Each edition in its own language, and each language in one of them. */
const inBrowser = [
  ['TH', 'th'],
  ['MX', 'es'],
  ['PK', 'ur'],
  ['EG', 'ar'],
  ['GENERIC', 'en'],
  ['GENERIC', 'vi'],
] as const

export const cells: readonly Cell[] = inBrowser.flatMap(([country, language]) =>
  // No wrapper is made for the edition of no country.
  (country === 'GENERIC' ? hosts.slice(0, 1) : hosts).map((host) => ({ country, language, host })),
)

/** As its test is called. */
export const nameOfCell = ({ country, language, host }: Cell): string =>
  `${country} in ${language} in ${host}`

/** In which edition and language every page of the way is looked at closely. */
export const lookedAtCells: readonly Pick<Cell, 'country' | 'language'>[] = [
  ...inBrowser,
  ...(['TH', 'MX', 'PK', 'EG'] as const).map((country) => [country, 'en'] as const),
].map(([country, language]) => ({ country, language }))

/** As its test is called. */
export const nameOfLookedAt = ({ country, language }: Pick<Cell, 'country' | 'language'>): string =>
  `${country} in ${language}, looked at`

/** Of which edition the way is walked in words of no language. */
export const pseudoCells = ['TH', 'MX', 'PK', 'EG', 'GENERIC'] as const

/** As its test is called. */
export const nameOfPseudo = (country: Cell['country']): string =>
  `${country} in words of no language`

/** Of which edition the bundle is read, by the name of its files; Pakistan forbids lists of the device. */
export const bundles = [
  { country: 'TH', name: 'thailand', mayAskForLists: true },
  { country: 'MX', name: 'mexico', mayAskForLists: true },
  { country: 'PK', name: 'pakistan', mayAskForLists: false },
  { country: 'EG', name: 'egypt', mayAskForLists: true },
  { country: 'GENERIC', name: 'generic', mayAskForLists: true },
] as const

/** As its test is called. */
export const nameOfBundle = ({ country }: Pick<Cell, 'country'>): string =>
  `what the bundle of ${country} has`

/** What came of each, as a table: a row an edition and language, a column a host. */
export function tableOfCells(outcomeOf: (cell: Cell) => string): string {
  const rows = inBrowser.map(([country, language]) => [
    `${country} ${language}`,
    ...hosts.map((host) => {
      const cell = cells.find(
        (each) => each.country === country && each.language === language && each.host === host,
      )
      return cell === undefined ? '' : outcomeOf(cell)
    }),
  ])
  const line = (row: readonly string[]) =>
    row
      .map((each) => each.padEnd(14))
      .join('')
      .trimEnd()
  return [['edition', ...hosts], ...rows].map(line).join('\n')
}
