/** What ICU messages take, for the generators of the app's and the lender's types: one answer for both catalogs. */

/** An element of a parsed message, as every version of the parser gives it. */
export interface MessageElement {
  /** The parser's number: 0 text, 1 argument, 2 number, 3 date, 4 time, 5 choice, 6 plural, 7 `#`, 8 tag. */
  readonly type: number
  readonly value?: string
  readonly options?: Readonly<Record<string, { readonly value: readonly MessageElement[] }>>
  readonly children?: readonly MessageElement[]
}

const plural = 6

/** TypeScript types by the number of an element. */
const typeOfElement: Readonly<Record<number, string>> = {
  1: 'string | number',
  2: 'number',
  3: 'Date | number',
  4: 'Date | number',
  5: 'string',
  [plural]: 'number',
  8: 'Tag',
}

/** The elements of a message, with those inside of a choice, a plural or a tag. */
export function elementsWithin(elements: readonly MessageElement[]): MessageElement[] {
  return elements.flatMap((element) => [
    element,
    ...Object.values(element.options ?? {}).flatMap(({ value }) => elementsWithin(value)),
    ...elementsWithin(element.children ?? []),
  ])
}

/**
 * The arguments a message takes, sorted by name: `{ count: 'number' }`.
 * An argument used twice keeps its narrower type, a number before a plain argument.
 */
export function argumentTypes(message: readonly MessageElement[]): Record<string, string> {
  const found = new Map<string, string>()
  for (const { type, value } of elementsWithin(message)) {
    const given = typeOfElement[type]
    if (given === undefined || value === undefined) continue
    const known = found.get(value)
    if (known === undefined || known === 'string | number') found.set(value, given)
  }
  return Object.fromEntries([...found].toSorted(([a], [b]) => a.localeCompare(b)))
}

/** The categories that each plural of a message has a text for. */
export const pluralForms = (message: readonly MessageElement[]): string[][] =>
  elementsWithin(message)
    .filter(({ type }) => type === plural)
    .map(({ options = {} }) => Object.keys(options))

/** The interface `MessageArguments` as source text: what each message takes, by its key. */
export function argumentsInterface(
  messages: Iterable<readonly [key: string, message: readonly MessageElement[]]>,
): string[] {
  const rows = [...messages].map(([key, message]) => {
    const list = Object.entries(argumentTypes(message)).map(([name, type]) => `${name}: ${type}`)
    const value = list.length === 0 ? 'Record<never, never>' : `{ ${list.join('; ')} }`
    return `  ${JSON.stringify(key)}: ${value}`
  })
  return ['export interface MessageArguments {', ...rows, '}']
}
