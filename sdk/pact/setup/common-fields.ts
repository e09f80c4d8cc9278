import { MatchersV3 } from '@pact-foundation/pact'
import type { CallerFacts } from '../../src/index.ts'

const { fromProviderState } = MatchersV3

/** The caller of every interaction. */
export const caller: CallerFacts = { platform: 'web', h5Version: '1.0.0' }

/** What the signature of an interaction is made with. The provider signs again with its own. */
export const secret = 'a-secret-that-is-public'

/** No signature of anything; it stands in the pact to the letter, so that nothing makes it right. */
export const WRONG_SIGNATURE = '0'.repeat(64)

/** The common fields as the lender must take them: the caller's facts to the letter, the signed ones by their form. */
export function commonFields(token: string, h5Version: string): Record<string, unknown> {
  return {
    version: h5Version,
    platform: 'web',
    appsflyer_id: '',
    bundle_id: '',
    app_id: 'paso-th',
    token: token === '' ? '' : fromProviderState('${token}', token),
    timestamp: timestamp(),
    sign: formOrGiven(
      'sign',
      '^[0-9a-f]{64}$',
      '027e3114d0fb31180dc06dc5e00f1c3cc533a8443e923befc7ccaaa79a08df57',
    ),
    package_name: '',
    h5_version: h5Version,
  }
}

/** A timestamp, as it stands in the query of every signed call. */
export function timestamp() {
  return formOrGiven('timestamp', '^[0-9]{13}$', '1763700000000')
}

/**
 * Matched by its form when the client is tested. When a provider is verified, the value from its
 * state replaces the example, so that a verifier needs no filter to sign with.
 */
function formOrGiven(name: string, form: string, example: string) {
  return {
    ...MatchersV3.regex(form, example),
    'pact:generator:type': 'ProviderState',
    expression: `\${${name}}`,
  }
}
