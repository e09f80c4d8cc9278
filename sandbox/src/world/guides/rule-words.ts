import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { IdentityFormat } from '@paso/sdk/rules'
import type { Country } from '../../foundation/contract.ts'

/** Words for the rules are their docstrings, which stand only in the source. */
const folder = join(import.meta.dirname, '../../../../sdk/src/rules')

/** What an edition is, in a sentence. */
export function wordsOfEdition(country: Country): string {
  return docstringBefore(`country: '${country}'`)
}

/** What an identity number of this format is, in a sentence. */
export function wordsOfIdentity({ shape }: IdentityFormat): string {
  return docstringBefore(shape.source)
}

/** The last docstring of one line before `text`, in the first file that has it. */
function docstringBefore(text: string): string {
  const files = ['identity-formats.ts', ...editionFiles()]
  const sources = files.map((file) => readFileSync(join(folder, file), 'utf8'))
  const source = sources.find((each) => each.includes(text)) ?? ''
  const found = [...source.slice(0, source.indexOf(text)).matchAll(/\/\*\* (.+) \*\/$/gm)].at(-1)
  if (!source.includes(text) || found?.[1] === undefined) {
    throw new Error(`no docstring before ${text} in ${folder}: build the SDK, then generate again`)
  }
  return found[1]
}

function editionFiles(): string[] {
  return readdirSync(join(folder, 'editions')).map((file) => join('editions', file))
}
