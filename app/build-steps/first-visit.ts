/**
 * What a first visit to a page loads. What its HTML names must arrive before the page takes taps.
 * The SDK, and what turns its failures into words, is loaded after that. A test holds both lists
 * against what a browser asks for.
 */
import type { Manifest } from 'vite'

export interface FirstVisit {
  untilReady: string[]
  afterReady: string[]
}

/** The chunk that `main.tsx` asks for when the first screen takes taps: see `vite.config.ts`. */
const startedAfterReady = 'lender'

/**
 * The scripts of a first visit, without what is fetched ahead when nothing else is loading.
 *
 * @param html the built page
 */
export function firstVisit(html: string, language: string, manifest: Manifest): FirstVisit {
  const named = [...html.matchAll(/(?:src|href)="\/(static\/js\/[^"]+)"/g)]
  const untilReady = new Set(named.map((match) => match[1] ?? ''))
  const started = [startedAfterReady, `words-${language}`].map((name) => keyOf(name, manifest))
  const afterReady = new Set(started.flatMap((key) => filesOf(key, manifest)))
  return {
    untilReady: [...untilReady],
    afterReady: [...afterReady].filter((file) => !untilReady.has(file)),
  }
}

/** The manifest's key of the chunk with this name. */
export function keyOf(name: string, manifest: Manifest): string {
  const key = Object.keys(manifest).find((each) => manifest[each]?.name === name)
  if (key === undefined) throw new Error(`the build has no chunk named ${name}`)
  return key
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
