/**
 * Starts the kit's worker that makes photographs smaller. Under Trusted Types only a named policy
 * may turn an address into a script; ours knows this one address.
 */
import workerUrl from '@paso/ui-kit/compress-photo.worker?worker&url'

interface ScriptPolicies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

let trusted: string | undefined

/** Throws where workers cannot start: then the page does the work itself. */
export function createPhotoWorker(): Worker {
  trusted ??= trustedUrl()
  return new Worker(trusted, { type: 'module' })
}

function trustedUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: ScriptPolicies }
  if (trustedTypes === undefined) return workerUrl
  const policy = trustedTypes.createPolicy('paso-worker', {
    createScriptURL: (url) => {
      if (url !== workerUrl) throw new TypeError('not the address of our worker')
      return url
    },
  })
  return policy.createScriptURL(workerUrl)
}
