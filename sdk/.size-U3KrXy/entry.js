import { createLenderClient } from '@paso/sdk'
globalThis.used = { createLenderClient }