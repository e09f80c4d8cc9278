import { randomBytes } from 'node:crypto'

/** A nonce for one answer. */
export function newNonce(): string {
  return randomBytes(18).toString('base64')
}

/**
 * The headers of every page of the app: its content policy, and what it keeps from others. `partners` are the
 * origins that may stand in a frame, `stores` those that pictures go to beside the lender.
 */
export function pageHeaders(
  nonce: string,
  { partners, stores = [] }: { partners: readonly string[]; stores?: readonly string[] },
): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      `style-src 'nonce-${nonce}'`,
      "img-src 'self' data: blob:",
      "font-src 'self'",
      ["connect-src 'self'", ...stores].join(' '),
      ['frame-src', ...(partners.length > 0 ? partners : ["'none'"])].join(' '),
      "worker-src 'self'",
      "media-src 'self' blob:",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      // Workers are made by this one policy; 'none' else.
      'trusted-types paso-worker',
    ].join('; '),
    // Camera and place stay with pages of our own, as they are for every page unless it says otherwise.
    'permissions-policy': 'microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
}

/** Of the page's service worker: it may ask this server, and nothing else. */
export const workerHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; connect-src 'self'",
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
}
