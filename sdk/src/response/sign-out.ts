/** Tells of the end of a session once, however many of its calls are told 403100. */
export interface SignOutWatch {
  /** A call sent with this token was told that it is signed out. */
  signedOut(token: string): void
  /** A call sent with this token succeeded. */
  succeeded(token: string): void
}

/** Watches for the end of a session; an answer that is late, about a token replaced since, ends nothing. */
export function signOutWatch(currentToken: () => string, tell: () => void): SignOutWatch {
  let toldAbout: string | undefined
  return {
    signedOut(token) {
      const current = currentToken()
      if (token === toldAbout || (current !== '' && current !== token)) return
      toldAbout = token
      // In a turn of its own, so that what goes wrong in there is not taken for a failed call.
      void Promise.resolve().then(tell)
    },
    succeeded(token) {
      if (token !== '' && token !== toldAbout) toldAbout = undefined
    },
  }
}
