import { markdownTable } from './markdown-table.ts'
import { COUNTRIES, countries } from '../../lending/countries/countries.ts'
import { scenariosOf } from '../scenarios/scenarios.ts'
import type { Country } from '../../foundation/contract.ts'
import { SPARE_HOLDER, spareIdentity } from '../scenarios/spare-identities.ts'

const INTRODUCTION = `# What to type to get what

The sandbox judges everybody by the same rules. Some inputs lead to a chosen outcome, so that each can be seen on
purpose: the table below, an edition each. It is made from \`sandbox/src/world/scenarios/scenarios.ts\`, which the lender itself asks, and
every row is walked by a test. A running sandbox shows its edition's table at \`/sandbox/scenarios\`, with buttons to copy.

No input of the table is what an honest person types: phones with five zeros or more in a row, account numbers that are
nearly all zeros, liveness ids that name a failure. Everything else is judged as it stands. The pictures lie in
\`sandbox/specimens\`, and the console offers them.

Where a column says a wire value (\`th_below_6000\`), a form shows it in words. A liveness id comes from the wrapper or the
page that checks a face; to choose one, send it to \`/v2/verify/liveness\` yourself.

What needs no input has a button on the console (\`/sandbox\`): approve or reject an application that waits, sign, fail to
sign, pay out, send the payout back, pay in full, in part, late, without a reference, match a lost payment, write off, an
outage of so many calls, time.

An identity number is one borrower's, that of the sample card too: the next one who types it is refused. Below each table
stand spare numbers, made by the edition's rule; the console offers the first ones that nobody has yet. Those that hold it
are of ${SPARE_HOLDER.gender}, born on ${SPARE_HOLDER.birthDate}.`

/** The guide for people, Markdown: one table an edition. */
export function scenarioGuide(): string {
  return `${[INTRODUCTION, ...COUNTRIES.map(section)].join('\n\n')}\n`
}

const sparesOf = (country: Country): string => {
  const numbers = [1, 2, 3, 4, 5].map((nth) => `\`${spareIdentity(country, nth)}\``)
  return `Spare identity numbers: ${numbers.join(', ')}.`
}

function section(country: Country): string {
  const rows = scenariosOf(country).map(({ field, input, outcome }) => [
    field,
    `\`${input}\``,
    outcome,
  ])
  return [
    `## ${countries[country].name}`,
    '',
    markdownTable([['Where', 'What', 'What comes of it'], ...rows]),
    '',
    sparesOf(country),
  ].join('\n')
}
