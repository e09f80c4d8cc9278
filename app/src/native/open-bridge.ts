/**
 * The bridge to the wrapper, or to what a plain browser can do in its place. Opened once a page and fetched
 * when it is first needed: in a wrapper after the first paint, in a browser by a screen that offers a picker.
 *
 *   const { selectContacts } = await openBridge()
 */
import type { Bridge } from '@paso/sdk/bridge'

let opening: Promise<Bridge> | undefined

export function openBridge(): Promise<Bridge> {
  opening ??= import('./bridge.ts')
    .then(({ bridge }) => bridge)
    .catch((error: unknown) => {
      opening = undefined
      throw error
    })
  return opening
}
