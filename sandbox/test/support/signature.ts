import { createHash } from 'node:crypto'

/** D10, written out again: a test that used the server's own would prove nothing. */
export function signatureOf(
  fields: Readonly<Record<string, string>>,
  secret = 'paso-sandbox',
): string {
  const { timestamp, token, appsflyer_id, bundle_id, version, platform } = fields
  return createHash('sha256')
    .update(`${timestamp}${secret}${token}${appsflyer_id}${bundle_id}${version}${platform}`)
    .digest('hex')
}
