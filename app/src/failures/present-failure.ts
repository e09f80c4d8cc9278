/**
 * The one place where a failure becomes words, a sign-out or a screen. Screens hand a failure
 * over and go on; they never toast an error themselves.
 */
import type { ApiCodeError } from '@paso/sdk'
import { isLenderFailure } from '@paso/sdk/failures'
import { textNow } from '../i18n/text-outside-react.ts'
import { routeOfNext } from '../frame/next-route.ts'
import type { RouteName } from '../route-map.ts'
import { answered } from './answered.ts'
import { logException } from './log-exception.ts'
import { redirectTo, waitForNetwork } from './redirect.ts'
import { signOutLocally } from './sign-out-locally.ts'
import { toast } from './toasts.ts'

export interface How {
  /** The screen says in its own place that it could not load: no toast beside it. */
  inPlace?: boolean
}

let reload = async (): Promise<boolean> => false

/** Called once the code is here that loads the page anew where code of it is missing. */
export function setReload(by: typeof reload): void {
  reload = by
}

/** Shows a failure of a call, or logs and names what is no failure of a call. */
export function presentFailure(failure: unknown, { inPlace = false }: How = {}): void {
  const say = (text: string, about?: 'network'): void => {
    if (!inPlace) toast('error', text, about)
  }
  if (!isLenderFailure(failure)) {
    if (isMissingCode(failure)) {
      if (inPlace) return
      // Gone after a deployment, or not to be had now.
      void reload().then((reloads) => reloads || presentNoNetwork())
    } else {
      logException(failure)
      say(textNow('出错了,请重试'))
    }
    return
  }
  switch (failure.kind) {
    case 'signed_out':
      void signOutLocally()
      return
    case 'aborted':
      // What a screen ends itself it does not present: another session has begun.
      say(textNow('出错了,请重试'))
      return
    case 'network':
      // A page that cannot load gives way; one that shows something stays, as does a form that cannot be sent.
      if (failure.offline && inPlace && answered.size === 0) waitForNetwork()
      say(textNow('连接不上,请检查网络后重试'), 'network')
      return
    case 'timeout':
      say(textNow('等待时间太长,请重试'), 'network')
      return
    case 'invalid_response':
      logException(failure)
      say(textNow('出错了,请重试'))
      return
    case 'api_code':
      sayWhatTheLenderSays(failure, inPlace)
      return
    default:
      failure satisfies never
  }
}

/** A press that wants more than the page has, and no server to have it from. */
export const presentNoNetwork = (): void =>
  toast('error', textNow('连接不上,请检查网络后重试'), 'network')

/** Where a state is read or mended: not always where its borrower goes on. */
const pagesOf: Readonly<Record<string, RouteName>> = {
  // Given again where it was taken back: an account that is known already asks for no consent.
  consent_withdrawn: 'privacymenu',
  // Of a loan that has ended its own page says how, before another is chosen.
  repaid: 'orderdetails',
  returned: 'orderdetails',
  abandoned: 'orderdetails',
  expired: 'orderdetails',
}

/** The lender's words; where a state does not allow the call, on the page that it leads to. */
function sayWhatTheLenderSays(failure: ApiCodeError, inPlace: boolean): void {
  const conflict = failure.is(409002) || failure.is(409004) ? failure.data : null
  const next = conflict?.next ?? undefined
  const state = conflict?.state ?? ''
  const moved = next !== undefined && redirectTo(pagesOf[state] ?? routeOfNext(next))
  if (inPlace && state !== 'consent_withdrawn') return
  // An error leaves with its page; why one is on another page now is to be read there.
  toast(
    moved ? 'info' : 'error',
    failure.userMessage === '' ? textNow('出错了,请重试') : failure.userMessage,
  )
}

/** The engines' words for a chunk that could not be fetched; there is no class for it. */
export const isMissingCode = (failure: unknown): boolean =>
  failure instanceof TypeError && /import/i.test(failure.message)
