/**
 * Reports the end of a session: to be called when an attempt that was sent with this token was answered 403100. Each
 * session ends once, however many attempts learn of it and however late. Who sent no token had no session to end, and an
 * answer about a token that another one has replaced ends nothing.
 */
export function signOutWatch(currentToken: () => string | Promise<string>, report: () => void) {
  const ended = new Set<string>()
  return async (token: string): Promise<void> => {
    const current = (await currentToken()) || token
    if (!token || ended.has(token) || current !== token) return
    ended.add(token)
    report()
  }
}
