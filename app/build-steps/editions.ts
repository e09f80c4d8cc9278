/**
 * The edition to build (decision D1). One profile and one set of rules is shipped; a build of an
 * edition without them stops here, by name, instead of shipping another country's.
 */
const editions: Readonly<Record<string, { profile: string; rules: string }>> = {
  TH: { profile: 'thailand.ts', rules: 'thailand-rules.ts' },
}

function edition(country: string): { profile: string; rules: string } {
  const found = editions[country]
  if (found === undefined) {
    throw new Error(`COUNTRY=${country}: no profile. Known: ${Object.keys(editions).join(', ')}`)
  }
  return found
}

const wanted = (): string => process.env['COUNTRY'] ?? 'TH'

/**
 * The profile file of the `COUNTRY` setting, `TH` when unset.
 *
 * @throws Error when there is no profile for that setting.
 */
export const profileFile = (country = wanted()): string => edition(country).profile

/** As `profileFile`, for the rules, which the first load does not need. */
export const rulesFile = (country = wanted()): string => edition(country).rules
