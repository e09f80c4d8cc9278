import { createHash } from 'node:crypto'
import { envelope, startLender, type LenderDouble, type Received } from './lender-double.ts'

/**
 * A lender that believes nobody: it works the signature of every request out again, by itself, and answers 400002 unless
 * it is right. Right ones it answers as it was set to, with 404001 where nothing was set.
 */
export function startStrictLender(
  secret: string,
  answers: (request: Received) => { code: number; data: unknown } | undefined,
): Promise<LenderDouble> {
  return startLender((response, request) => {
    const fields: Record<string, unknown> =
      request.method === 'GET' ? Object.fromEntries(request.query) : request.json
    const said = answers(request) ?? { code: 404001, data: null }
    // Raw bytes come without the common fields: their address is the permission.
    const isTrusted = request.method === 'PUT' || fields['sign'] === signatureOf(fields, secret)
    const answer = isTrusted ? envelope(said.code, said.data) : envelope(400002)
    answer(response, request)
  })
}

function signatureOf(fields: Record<string, unknown>, secret: string): string {
  const { timestamp, token, appsflyer_id, bundle_id, version, platform } = fields
  return createHash('sha256')
    .update([timestamp, secret, token, appsflyer_id, bundle_id, version, platform].join(''), 'utf8')
    .digest('hex')
}
