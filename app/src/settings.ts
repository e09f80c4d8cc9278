declare const __API_BASE__: string
declare const __SIGN_SECRET__: string
declare const __LIST_KEY__: string
declare const __APP_VERSION__: string

/** What the build was given; see vite.config.ts. */
export const settings = {
  /** Proxy prefix of the lender. */
  apiBase: __API_BASE__,
  /** Public by contract: it proves nothing (D10). */
  signSecret: __SIGN_SECRET__,
  /** Public as well; read in a build that may ask for lists of the device alone. */
  listKey: __LIST_KEY__,
  version: __APP_VERSION__,
} as const
