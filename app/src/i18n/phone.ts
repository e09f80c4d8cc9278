import country from '#country'

/** What the groups of a pattern take of a number; nothing where it has another form. */
export const groupsBy = (pattern: string, number: string): string[] => {
  const [, ...groups] = new RegExp(`^${pattern}$`).exec(number) ?? []
  return groups.filter(Boolean)
}

/**
 * A phone number as people in the country write it, and in one piece: `+66812345678` is `+66 81 234 5678`.
 * One of another form stays as it is.
 */
export const writtenPhone = (phone: string, { prefix, groups } = country.phone): string => {
  const national = phone.startsWith(prefix) ? phone.slice(prefix.length) : ''
  const parts = groupsBy(groups, national)
  return parts.length === 0 ? phone : [prefix, ...parts].join('\u00a0')
}

/** The same with the last four digits only: who looks over a shoulder learns no number. */
export const maskedPhone = (prefix: string, phone: string): string =>
  prefix +
  writtenPhone(prefix + phone)
    .slice(prefix.length)
    .replace(/\d(?=.{4})/g, '•')
