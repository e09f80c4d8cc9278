/**
 * What a first visit to a page asks for: what its HTML names must be here before the page takes
 * taps; the SDK and what turns its failures into words are asked for once it does. A test holds
 * both lists against what a browser asks for.
 */
import type { Manifest } from 'vite'

export interface FirstVisit {
  untilReady: string[]
  afterReady: string[]
}

/** What `main.tsx` starts when the first screen takes taps, with what that imports at once. */
const startedAfterReady = [
  'src/session/start.ts',
  'src/lender/lender-runtime.ts',
  'src/i18n/message-files.ts',
]

/**
 * The scripts of a first visit, without what is fetched ahead when nothing else happens.
 *
 * @param html the built page
 */
export function firstVisit(html: string, language: string, manifest: Manifest): FirstVisit {
  const named = [...html.matchAll(/(?:src|href)="\/(static\/js\/[^"]+)"/g)]
  const untilReady = new Set(named.map((match) => match[1] ?? ''))
  const started = [...startedAfterReady, `src/i18n/generated/${language}/failures.json`]
  const afterReady = new Set(started.flatMap((key) => filesOf(key, manifest)))
  return {
    untilReady: [...untilReady],
    afterReady: [...afterReady].filter((file) => !untilReady.has(file)),
  }
}

/** A chunk's file and those of all that it imports. */
export function filesOf(key: string, manifest: Manifest): string[] {
  const files = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`the build has no chunk of ${name}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit(key)
  return [...files]
}
