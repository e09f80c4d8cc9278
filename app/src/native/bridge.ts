import { createBridge } from '@paso/sdk/bridge'

/** One a page: it listens to what the wrapper sends. */
export const bridge = createBridge()
