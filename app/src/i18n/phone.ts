/**
 * A phone number in the one shape in which it is read, and in one piece: `+66812345678` is `+66 81 234 5678`.
 * One of another form stays as it is.
 */
export const writtenPhone = (phone: string): string =>
  phone.replace(/^(\+\d{2})(\d+)(\d{3})(\d{4})$/, '$1\u00a0$2\u00a0$3\u00a0$4')

/** The same with the last four digits only: who looks over a shoulder learns no number. */
export const maskedPhone = (prefix: string, phone: string): string =>
  prefix +
  writtenPhone(prefix + phone)
    .slice(prefix.length)
    .replace(/\d(?=.{4})/g, '•')
