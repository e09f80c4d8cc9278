import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { pseudoMessage } from '../../scripts/messages/pseudo-words.ts'
import { parseMessage } from './parse-message.ts'

/** Where `PSEUDO_WORDS=1` asks for them: words of no language in the place of the Thai ones. */
export function pseudoWords(): Plugin | undefined {
  if (process.env['PSEUDO_WORDS'] !== '1') return undefined
  const english = new URL('../src/i18n/catalogs/en/', import.meta.url)
  return {
    name: 'pseudo-words',
    enforce: 'pre',
    load: {
      filter: { id: /\/i18n\/generated\/th\/\w+\.json$/ },
      handler: (id) => {
        const text = readFileSync(new URL(basename(id), english), 'utf8')
        const words = Object.entries(JSON.parse(text) as Record<string, string>).map(
          ([key, message]) => [key, parseMessage(pseudoMessage(message))],
        )
        return JSON.stringify(Object.fromEntries(words))
      },
    },
  }
}
