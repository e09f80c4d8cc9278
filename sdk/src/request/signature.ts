import CryptoJS from 'crypto-js/core.js'
import 'crypto-js/sha256.js'
import type { RequestStep } from './draft.ts'

/** What the signature covers, by its names on the wire: neither the path nor the call's own fields. */
export interface SignedFields {
  timestamp?: string
  token?: string
  appsflyer_id?: string
  bundle_id?: string
  version?: string
  platform?: string
}

/** Signs the common fields that the step before has put in. */
export const addSignature: RequestStep = async (draft, { options }) => {
  const fields = draft.body ?? draft.query
  fields['sign'] = await signature(fields, options.secret, options.hash)
}

/**
 * The lower-case hexadecimal hash of `timestamp + secret + token + attribution id + bundle id + version + platform`
 * without separators and as UTF-8, a missing value being the empty string. The secret is public, so this keeps old servers
 * working and proves nothing. Only old servers need md5, so only their callers load it, and wait.
 */
export async function signature(
  fields: SignedFields,
  secret: string,
  hash: 'sha256' | 'md5' = 'sha256',
): Promise<string> {
  const text = [
    fields.timestamp,
    secret,
    fields.token,
    fields.appsflyer_id,
    fields.bundle_id,
    fields.version,
    fields.platform,
  ].join('')
  if (hash === 'sha256') {
    // One for all calls: crypto-js takes longer to make a hasher than to hash a line.
    hasher ??= CryptoJS.algo.SHA256.create()
    hasher.reset()
    return hasher.finalize(text).toString()
  }
  const { default: md5 } = await import('crypto-js/md5.js')
  return md5(text).toString()
}

let hasher: ReturnType<typeof CryptoJS.algo.SHA256.create> | undefined
