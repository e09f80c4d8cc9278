const made = '/^((Number|DateTime|List|RelativeTime|Duration)Format|DisplayNames|PluralRules)$/'

/** One place writes figures, dates and lists, so that all have the same digits, calendar and order of parts. */
export const oneFormatter = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      made: 'Figures, dates and lists are written by one formatter: app/src/i18n/formatters.ts, the kit’s format-money.ts, the lender’s figures.ts.',
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'made' })
    return {
      // Taken out of `Intl` or asked of it, however that was reached.
      [`MemberExpression[property.name=${made}]`]: report,
      [`ObjectPattern > Property[key.name=${made}]`]: report,
      'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]': report,
    }
  },
}
