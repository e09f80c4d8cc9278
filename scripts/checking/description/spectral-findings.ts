import { readFileSync } from 'node:fs'
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'

/** What the second linter says about a description, a line each; its hints count too. */
export async function spectralFindings(file: string): Promise<string[]> {
  const linter = new spectral.Spectral()
  linter.setRuleset({ extends: [rulesets.oas as RulesetDefinition] })
  const found = await linter.run(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)
  return found.map(({ code, path, message }) => `${String(code)} at ${path.join('.')}: ${message}`)
}
