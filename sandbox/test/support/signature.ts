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

/** The common fields, signed. */
export function callerFields(
  token: string,
  changed: Record<string, string> = {},
): Record<string, string> {
  const fields: Record<string, string> = {
    version: '1.0.0',
    platform: 'web',
    appsflyer_id: '',
    bundle_id: '',
    app_id: 'paso-th',
    token,
    timestamp: String(Date.now()),
    package_name: '',
    h5_version: '1.0.0',
    ...changed,
  }
  return { ...fields, sign: signatureOf(fields) }
}
