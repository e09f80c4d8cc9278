/** The part of the Web OTP interface used here; TypeScript's DOM library does not have it. */
interface MessageCodeRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] }
}

/**
 * Asks the browser for the code of a text message addressed to this site, where it can (Chrome on
 * Android). Elsewhere, or when the reader declines, nothing happens.
 *
 * @returns ends the waiting
 */
export function awaitMessageCode(onCode: (code: string) => void): () => void {
  if (!('OTPCredential' in window)) return () => undefined
  const waiting = new AbortController()
  const request: MessageCodeRequest = { otp: { transport: ['sms'] }, signal: waiting.signal }
  navigator.credentials.get(request).then(
    (credential) => {
      if (credential && 'code' in credential) onCode(String(credential.code))
    },
    // Declined, timed out or aborted: the field is typed into as ever.
    () => undefined,
  )
  return () => waiting.abort()
}
