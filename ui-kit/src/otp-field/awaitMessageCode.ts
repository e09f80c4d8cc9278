/** The part of the Web OTP interface used here; TypeScript's DOM library does not have it. */
interface MessageCodeRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] }
}

/** Chromium breaks off where two requests of a page begin and end beside each other. */
let isAwaited = false

/**
 * Asks the browser for the code of a text message addressed to this site, where it can (Chrome on
 * Android), for one field at a time. Elsewhere, or when the reader declines, nothing happens.
 *
 * @returns ends the waiting
 */
export function awaitMessageCode(onCode: (code: string) => void): () => void {
  if (!('OTPCredential' in window) || isAwaited) return () => undefined
  isAwaited = true
  const waiting = new AbortController()
  const request: MessageCodeRequest = { otp: { transport: ['sms'] }, signal: waiting.signal }
  navigator.credentials.get(request).then(
    (credential) => {
      if (credential && 'code' in credential) onCode(String(credential.code))
    },
    // Declined, timed out or aborted: the field is typed into as ever.
    () => undefined,
  )
  return () => {
    isAwaited = false
    waiting.abort()
  }
}
