import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** TypeScript types by the parser's element number: 1 argument … 8 tag. */
const typeOfElement: Readonly<Record<number, string>> = {
  1: 'string | number',
  2: 'number',
  3: 'Date | number',
  4: 'Date | number',
  5: 'string',
  6: 'number',
  8: 'Tag',
}

/**
 * The arguments a message takes, sorted by name: `{ count: 'number' }`.
 * An argument used twice keeps its narrower type, a number before a plain argument.
 */
export function argumentTypes(tree: readonly MessageFormatElement[]): Record<string, string> {
  const found = new Map<string, string>()
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      const type = typeOfElement[element.type]
      if (type !== undefined && 'value' in element) {
        const known = found.get(element.value)
        if (known === undefined || known === 'string | number') found.set(element.value, type)
      }
      if ('options' in element) {
        for (const option of Object.values(element.options)) visit(option.value)
      }
      if ('children' in element) visit(element.children)
    }
  }
  visit(tree)
  return Object.fromEntries([...found].toSorted(([a], [b]) => a.localeCompare(b)))
}
