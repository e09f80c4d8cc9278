import type { IntlMessageFormat } from 'intl-messageformat'

type MessageElement = ReturnType<IntlMessageFormat['getAst']>[number]

/** The parser's number of plain text. */
const LITERAL: MessageElement['type'] = 0
/** What is given for an argument, a choice and a plural, by their numbers. */
const GIVEN: Readonly<Record<number, string>> = {
  1: 'string | number',
  5: 'string | number',
  6: 'number',
}

/**
 * What a message takes, by name: `{ count: 'number' }`.
 *
 * @throws Error for what our messages do without, since sums and days are given as text: tags, and
 * formats of numbers, dates and times
 */
export function argumentsOf(elements: readonly MessageElement[]): Record<string, string> {
  const types: Record<string, string> = {}
  for (const element of elementsWithin(elements)) {
    if (!('value' in element) || element.type === LITERAL) continue
    const given = GIVEN[element.type]
    if (given === undefined) throw new Error(`{${element.value}} is no argument, choice or plural`)
    if (types[element.value] !== 'number') types[element.value] = given
  }
  return types
}

/** The categories that each plural of a message has a text for. */
export const pluralsOf = (elements: readonly MessageElement[]): string[][] =>
  elementsWithin(elements).flatMap((element) =>
    'pluralType' in element ? [Object.keys(element.options)] : [],
  )

/** The elements of a message, with those in the options of a plural or a choice. */
function elementsWithin(elements: readonly MessageElement[]): MessageElement[] {
  return elements.flatMap((element) => [
    element,
    ...('options' in element
      ? Object.values(element.options).flatMap(({ value }) => elementsWithin(value))
      : []),
  ])
}
