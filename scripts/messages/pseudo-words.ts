const plain = 'abcdefghijklmnopqrstuvwxyz'
const accented = 'áƀćđéƒǵĥíĵķĺḿńóṕɋŕśţúṽẃẋýź'

function withAccent(letter: string): string {
  const lower = letter.toLowerCase()
  const other = accented[plain.indexOf(lower)] ?? letter
  return letter === lower ? other : other.toUpperCase()
}

/**
 * An ICU message in words of no language: an accent on every letter, `Śíǵń {days} ńóẃ`. On a page of such
 * words a text that stands in no catalog is seen at once.
 */
export function pseudoMessage(message: string): string {
  // Words stand outside of all braces, or within two of them: `{n, plural, other {# days}}`.
  let depth = 0
  return message.replace(/<\/?\w+>|[{}a-z]/gi, (sign) => {
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    return /^[a-z]$/i.test(sign) && depth % 2 === 0 ? withAccent(sign) : sign
  })
}
