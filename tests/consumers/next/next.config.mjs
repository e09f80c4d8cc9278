/** As ui-kit/docs/server.md has it without a nonce; the scripts are those that Next itself writes into a page. */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src-elem 'self' 'unsafe-inline'",
  "style-src-attr 'none'",
  "img-src 'self' data:",
].join('; ')

export default {
  headers: () =>
    Promise.resolve([
      { source: '/:path*', headers: [{ key: 'Content-Security-Policy', value: policy }] },
    ]),
}
