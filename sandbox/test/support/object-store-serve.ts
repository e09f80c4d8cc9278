import { startObjectStore } from './object-store.ts'

/** The store as a process of its own: prints the settings of a lender that uses it, and serves until it is stopped. */
const { settings, stop } = await startObjectStore()
process.once('SIGTERM', () => void stop().then(() => process.exit(0)))
console.log(
  JSON.stringify({
    OBJECT_STORE_URL: settings.url,
    OBJECT_STORE_KEY_ID: settings.keyId,
    OBJECT_STORE_SECRET: settings.secret,
    OBJECT_STORE_REGION: settings.region,
  }),
)
