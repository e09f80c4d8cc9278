/** Under Trusted Types only a named policy may turn an address into a script; ours knows our workers. */
interface ScriptPolicies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

const ours = /^\/(?:sw\.js|static\/js\/compress-photo[\w.-]*\.js)$/

let policy: { createScriptURL: (url: string) => string } | undefined

/** The address of a worker of ours, as the browser wants it. Throws for any other. */
export function trustedAddress(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: ScriptPolicies }
  policy ??= trustedTypes?.createPolicy('paso-worker', {
    createScriptURL: (url) => {
      if (!import.meta.env.DEV && !ours.test(url)) {
        throw new TypeError('not the address of a worker of ours')
      }
      return url
    },
  })
  return policy?.createScriptURL(address) ?? address
}
