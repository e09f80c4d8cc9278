import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Edition } from './src/rules/edition.ts'

const folder = join(import.meta.dirname, 'src/rules/editions')

interface FoundEdition {
  /** Of its file, and what the file calls it. */
  name: string
  edition: Edition
}

/** Every edition of the folder, in the contract's order; an error where one has no file. */
export async function readEditions(countries: readonly string[]): Promise<FoundEdition[]> {
  const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''))
  const found = await Promise.all(
    names.map(async (name) => {
      const file = pathToFileURL(join(folder, `${name}.ts`)).href
      const edition = ((await import(file)) as Record<string, Edition>)[name]
      if (edition === undefined) throw new Error(`editions/${name}.ts exports no ${name}`)
      return { name, edition }
    }),
  )
  return countries.map((country) => {
    const one = found.find(({ edition }) => edition.country === country)
    if (one === undefined)
      throw new Error(`No file of src/rules/editions has country: '${country}'`)
    return one
  })
}

/** `editions` and each by its name. */
export function editionsModule(editions: readonly FoundEdition[]): string {
  const names = editions.map(({ name }) => name)
  return `${names.map((name) => `import { ${name} } from '../rules/editions/${name}.ts'`).join('\n')}
import type { Edition } from '../rules/edition.ts'
import type { Country } from './countries.ts'

/** Every edition by its country. An app that ships one edition imports that one instead. */
export const editions: Record<Country, Edition> = {
${editions.map(({ name, edition }) => `${edition.country}: ${name},`).join('\n')}
}

export { ${names.join(', ')} }
`
}

/** What the client needs of each edition, and nothing else of it. */
export function countryLanguagesModule(editions: readonly FoundEdition[]): string {
  return `import type { Edition } from '../rules/edition.ts'
import type { Country } from './countries.ts'

/** The \`Country-Language\` header of each edition. */
export const countryLanguages: Record<Country, Edition['countryLanguage']> = {
${editions.map(({ edition }) => `${edition.country}: ${JSON.stringify(edition.countryLanguage)},`).join('\n')}
}
`
}
