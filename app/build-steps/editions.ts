/**
 * The edition to build (decision D1). One profile is shipped; a build of an edition
 * without a profile stops here, by name, instead of shipping another country's rules.
 */
const profileFiles: Readonly<Record<string, string>> = { TH: 'thailand.ts' }

/**
 * The profile file of the `COUNTRY` setting, `TH` when unset.
 *
 * @throws Error when there is no profile for that setting.
 */
export function profileFile(country = process.env['COUNTRY'] ?? 'TH'): string {
  const file = profileFiles[country]
  if (file === undefined) {
    throw new Error(`COUNTRY=${country}: no profile. Known: ${Object.keys(profileFiles).join(', ')}`)
  }
  return file
}
