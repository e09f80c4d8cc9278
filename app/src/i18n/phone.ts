import country from '#country'

/**
 * A phone number as people in the country write it, and in one piece: `+66812345678` is `+66 81 234 5678`.
 * One of another form stays as it is.
 */
export const writtenPhone = (phone: string, { prefix, groups } = country.phone): string => {
  const national = phone.startsWith(prefix) ? phone.slice(prefix.length) : ''
  const [, ...parts] = new RegExp(`^${groups}$`).exec(national) ?? []
  return parts.length === 0 ? phone : [prefix, ...parts.filter(Boolean)].join('\u00a0')
}

/** The same with the last four digits only: who looks over a shoulder learns no number. */
export const maskedPhone = (prefix: string, phone: string): string =>
  prefix +
  writtenPhone(prefix + phone)
    .slice(prefix.length)
    .replace(/\d(?=.{4})/g, '•')
