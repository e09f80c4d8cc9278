import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { RemoteConfig } from '../../lending/settings/remote-config.ts'
import { sendPage } from '../page-parts/layout.ts'
import { pageLanguage } from '../page-parts/page-language.ts'
import type { World } from '../page-parts/world.ts'
import { LIVENESS_FAILURES } from '../scenarios/scenarios.ts'
import { LIVENESS_ERRORS, livenessPage, noHandOffPage, type LivenessEnd } from './liveness-page.ts'

interface HandOff {
  app_id?: unknown
  key?: unknown
  lang?: unknown
  return_to?: unknown
  state?: unknown
  subject?: unknown
}

/** Where the check leads back to, and for whom it is made. */
interface Subject {
  returnTo: string
  state: string
  subject: string | undefined
}

const PATH = '/sandbox/liveness'

/**
 * The page of the maker of liveness checks, which the sandbox plays. Remote config leads a borrower here and
 * back (the guide: "The web hand-off of the liveness check"), so it is served whether the console is on or not.
 */
export function registerLiveness(app: FastifyInstance, { settings }: World): void {
  app.get<{ Querystring: HandOff }>(PATH, (request, reply) => {
    const read = readHandOff(request.query, settings.remoteConfig)
    return 'fault' in read
      ? sendPage(reply, noHandOffPage(read.fault), 400)
      : sendPage(reply, livenessPage(endsOf(read), pageLanguage(request, 'en')))
  })
}

/** What the page was sent here with, or what is wrong with it. */
function readHandOff(
  { app_id, key, return_to, state, subject }: HandOff,
  { hAppId, hAppKey }: RemoteConfig,
): Subject | { fault: string } {
  if (app_id !== hAppId) return { fault: 'app_id is not the hAppId of remote config.' }
  if (key !== hAppKey) return { fault: 'key is not the hAppKey of remote config.' }
  if (typeof state !== 'string' || !/^[\w-]{16,100}$/.test(state)) {
    return { fault: 'state must be a random text of 16 to 100 letters, digits, - or _.' }
  }
  // A path alone, so that nobody is led to another place with a result in the address.
  if (typeof return_to !== 'string' || !/^\/(?![/\\])[\w/.-]*$/.test(return_to)) {
    return { fault: 'return_to must be a path that begins with one /, as /transfer.' }
  }
  if (subject !== undefined && (typeof subject !== 'string' || !/^[\w-]{1,100}$/.test(subject))) {
    return { fault: 'subject must be the user_id of who is looked at.' }
  }
  return { returnTo: return_to, state, subject }
}

function endsOf({ returnTo, state, subject }: Subject): LivenessEnd[] {
  const id = `lv-${randomUUID()}${subject === undefined ? '' : `:${subject}`}`
  const back = (fields: Record<string, string>): string =>
    `${returnTo}?${new URLSearchParams({ ...fields, state }).toString()}`
  return [
    { result: 'passed', href: back({ liveness_id: id }) },
    ...LIVENESS_FAILURES.map((result) => ({
      result,
      href: back({ liveness_id: `${id}.${result}` }),
    })),
    ...LIVENESS_ERRORS.map((error) => ({ result: error, href: back({ error }) })),
  ]
}
