import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendEnvelope, httpStatusOf } from '../../http/pipeline/answer.ts'
import type { Failure, FieldFault } from '../../foundation/failure.ts'
import { failureFor } from '../../http/pipeline/unexpected.ts'
import { consolePage } from '../page-parts/console-page.ts'
import { html } from '../../foundation/html.ts'
import { sendPage, type Page } from '../page-parts/layout.ts'

/** What to write into a field that was not understood, by its name on the wire. */
const FIELDS: Readonly<Record<string, string>> = {
  amount: 'Write the amount as 1000, 1,000 or 1,000.50.',
  paid_on: 'It cannot have been paid in the future: choose today or an earlier day, from 2000 on.',
  paid_at: 'Write the time of the payment as 2026-11-21T09:00:00Z, from 2000 on.',
  qr_payload: 'That is not the text of a QR code that can be paid here.',
  code: 'A code has at most 500 characters.',
  reference: 'That reference is too long.',
  days: 'Write a whole number of days, from 0 to 400 at a time.',
  hours: 'Write a whole number of hours, from 0 on.',
  minutes: 'Write a whole number of minutes, from 0 on.',
  calls: 'Write a whole number of calls, from 0 to 1,000.',
  text: 'Write an answer of at most 2,000 characters.',
}

/** What is not there, by the end of the path that was called. */
const MISSING: Readonly<Record<string, string>> = {
  pay: 'Nobody is asked to pay by this code or reference. Copy it from the app or from an order.',
  'pay-unidentified': 'Nobody is asked to pay by this reference.',
  match:
    'Nobody of the payment’s edition is asked to pay by this reference, or it was matched already.',
}

/** The console's own English words for a refusal; a tester's page is not in the borrower's language. */
function wordsFor(failure: Failure, path: string): string {
  switch (failure.failure) {
    case 'fields_invalid': {
      const [fault] = failure.data as readonly FieldFault[]
      if (fault?.rule === 'type') return 'Take out a character that cannot be kept, and try again.'
      return FIELDS[fault?.field ?? ''] ?? `Not understood: ${fault?.field ?? 'a field'}.`
    }
    case 'not_found':
      return MISSING[path.split('/').at(-1) ?? ''] ?? 'Nothing here goes by that name any more.'
    case 'state_does_not_allow': {
      const { state } = (failure.data ?? {}) as { state?: string }
      if (state === 'payout_failed') {
        return 'The payout failed: the borrower has to give another account first.'
      }
      if (state === 'payment_known_otherwise') {
        return (
          'Nothing was booked: the payment of that name is known with another reference or amount. ' +
          'Repeat it as it was, or give another payment a name of its own.'
        )
      }
      const now = state === undefined ? '' : `: it is ${state.replaceAll('_', ' ')}`
      return `The order does not allow that now${now}.`
    }
    case 'try_later':
      return 'The database does not answer. Try again in a moment.'
    case 'not_allowed':
      return 'The console opens to its secret, at the address that `npm start` printed, and to no page of another origin.'
    case 'internal':
      return 'Something went wrong in the sandbox; its log says where.'
    default:
      return `Refused: ${failure.failure.replaceAll('_', ' ')}.`
  }
}

/** Answers whatever fails within the console in its own words: JSON, or a page to who opened one. */
export function answerRefusals(tester: FastifyInstance): void {
  tester.setErrorHandler((error, request, reply) => {
    const failure = failureFor(error, request.routeOptions.bodyLimit ?? 0)
    if (failure.code >= 500_000) request.log.error({ err: error }, 'call failed')
    request.answeredCode = failure.code
    if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter))
    const path = request.url.split('?')[0] ?? ''
    const message = wordsFor(failure, path)
    if (failure.code >= 500_000 && isPage(request, path)) {
      const page = consolePage('overview', 'Not now', html`<p class="note bad">${message}</p>`)
      return sendPage(reply, page, httpStatusOf(failure.code))
    }
    if (failure.failure === 'not_allowed' && isOpenedByBrowser(request, path)) {
      return sendPage(reply, entrance(path), httpStatusOf(failure.code))
    }
    const { code, data } = failure
    return sendEnvelope(reply, code, JSON.stringify({ code, message, data }))
  })
}

/** Where a tester types the secret; the answer leaves a cookie and takes it out of the address. */
const entrance = (path: string): Page =>
  consolePage(
    'overview',
    'Who are you?',
    html`<p>
        Open the address that was printed at the start, or type its secret. It stands in the data
        folder, in <code>console-secret</code>, unless a password was set.
      </p>
      <form action="${path}">
        <div class="field">
          <label for="secret">Secret</label>
          <input
            id="secret"
            name="secret"
            type="password"
            autocomplete="current-password"
            required
          />
        </div>
        <button>Open the console</button>
      </form>`,
  )

const isOpenedByBrowser = (request: FastifyRequest, path: string): boolean =>
  isPage(request, path) && (request.headers.accept ?? '').includes('text/html')

const isPage = ({ method }: FastifyRequest, path: string): boolean =>
  method === 'GET' && !path.startsWith('/sandbox/api/')
