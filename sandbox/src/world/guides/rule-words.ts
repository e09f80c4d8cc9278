import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { IdentityFormat } from '@paso/sdk/rules'
import type { Country } from '../../lending/settings/settings.ts'

/** Words for the rules are their docstrings, which stand only in the source. */
const folder = join(import.meta.dirname, '../../../../sdk/src/rules')

/** What an edition is, in a sentence. */
export function wordsOfEdition(country: Country): string {
  const source = readdirSync(join(folder, 'editions'))
    .map((file) => readFileSync(join(folder, 'editions', file), 'utf8'))
    .find((text) => text.includes(`country: '${country}'`))
  return docstringBefore(`country: '${country}'`, source ?? '')
}

/** What an identity number of this format is, in a sentence. */
export function wordsOfIdentity({ shape }: IdentityFormat): string {
  return docstringBefore(shape.source, readFileSync(join(folder, 'identity-formats.ts'), 'utf8'))
}

/** The last docstring of one line before `text`. */
function docstringBefore(text: string, source: string): string {
  const found = [...source.slice(0, source.indexOf(text)).matchAll(/\/\*\* (.+) \*\/$/gm)].at(-1)
  if (!source.includes(text) || found?.[1] === undefined) {
    throw new Error(`no docstring before ${text} in ${folder}: build the SDK, then generate again`)
  }
  return found[1]
}
