/** Stands in for styled-components and keeps every style that is written with it. */
const written: string[] = []

/** What a component's name gives inside another's style: a selector. */
interface Part {
  (...given: unknown[]): Part
  toString(): string
}

const textOf = (strings: readonly string[], values: readonly unknown[]) =>
  strings.map((text, at) => text + (at < values.length ? String(values[at]) : '')).join('')

function part(wrap: (text: string) => string): Part {
  const tag = (...given: unknown[]): Part => {
    const [strings, ...values] = given
    if (Array.isArray(strings)) written.push(wrap(textOf(strings as string[], values)))
    return part(wrap)
  }
  return Object.assign(tag, {
    withConfig: () => part(wrap),
    attrs: () => part(wrap),
    toString: () => '.part',
  })
}

export const styled = new Proxy(
  part((text) => `.part{${text}}`),
  { get: (target) => target },
)
export const css = (strings: readonly string[], ...values: unknown[]) => textOf(strings, values)
export const createGlobalStyle = part((text) => text)

/** One sheet of all styles of the modules that were loaded. */
export const writtenSheet = () => written.join('\n')
