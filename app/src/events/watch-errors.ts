/** Page errors and rejected promises that nobody expected, as `js_exception` with an `error_info` text. */
import { report } from './report.ts'

/** One page sends no more than this, and no error twice. */
const most = 10
const sent = new Set<string>()

/** Listens from now on. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message }) => reportError(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}

function reportError(error: unknown): void {
  const error_info = errorInfo(error)
  if (sent.size >= most || sent.has(error_info)) return
  sent.add(error_info)
  report('js_exception', JSON.stringify({ error_info }))
}

/** Name, message and the first places of the stack, without whatever may be about a person. */
export function errorInfo(error: unknown): string {
  const text =
    error instanceof Error
      ? [`${error.name}: ${error.message}`, ...placesIn(error.stack ?? '')].join(' | ')
      : String(error)
  return impersonal(text).slice(0, 1000)
}

/** `first-3fa9.js:1:2345` of the topmost frames. */
const placesIn = (stack: string): string[] =>
  (stack.match(/[\w.-]+\.(?:js|tsx?):\d+:\d+/g) ?? []).slice(0, 4)

/** Addresses lose their query; numbers that could be a phone, account or sum, mail addresses and quoted texts go. */
const impersonal = (text: string): string =>
  text
    .replace(/[?#][^\s|)]*/g, '')
    .replace(/[\w.+-]+@[\w.-]+/g, '@')
    .replace(/(["'“‘`])[^"'”’`]{1,200}["'”’`]/g, '$1…$1')
    .replace(/(?<![\w-])\+?\d[\d\s-]{5,}/g, '#')
