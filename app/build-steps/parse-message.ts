import { createRequire } from 'node:module'
import type { MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'

/**
 * The ICU parser itself. By `require`, because the build's alias, which keeps the parser out of the
 * page, would also answer an import in a test.
 *
 * @throws SyntaxError for text that is no ICU message
 */
export function parseMessage(text: string): MessageFormatElement[] {
  return parser.parse(text, { captureLocation: false })
}

const parser = createRequire(import.meta.url)('@formatjs/icu-messageformat-parser') as {
  parse: typeof parse
}
