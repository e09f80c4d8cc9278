import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Database } from '../../src/store/database/database.ts'
import type { Settings } from '../../src/lending/settings/settings.ts'
import { testerCookie } from '../../src/world/console/require-tester.ts'

/** What the consoles of tests ask for. */
export const CONSOLE_SECRET = 'secret of the tests'

/** The header by which a program shows that it knows the secret. */
export const basic = (secret: string, name = 'tester'): string =>
  `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`

export const asTester = { authorization: basic(CONSOLE_SECRET) }

/** The cookie that a console gives for its secret: a call with it costs no more than its own work. */
export async function cookieOfConsole(url: string): Promise<string> {
  const address = `${url}/sandbox?secret=${encodeURIComponent(CONSOLE_SECRET)}`
  const answer = await fetch(address, { redirect: 'manual' })
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** Lets what a test injects into the console come from a tester, unless it says otherwise. */
export function injectAsTester(
  app: FastifyInstance,
  database: Database,
  settings: Pick<Settings, 'port' | 'consoleSecret'>,
): void {
  if (settings.consoleSecret === undefined) return
  const cookie = testerCookie(settings, database.vault, settings.consoleSecret())
  const inject = app.inject.bind(app)
  const asTesters = (given: InjectOptions | string) => {
    const call = typeof given === 'string' ? { url: given } : given
    const isOfConsole = typeof call.url === 'string' && call.url.startsWith('/sandbox')
    return inject(isOfConsole ? { ...call, headers: { cookie, ...call.headers } } : call)
  }
  app.inject = asTesters as typeof app.inject
}
