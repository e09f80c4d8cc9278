import { posix } from 'node:path'
import { importsOf, type Import } from './scan-imports.ts'
import { textOf } from './source-files.ts'

/** Who imports whom: files or folders, by their paths from the root. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

const scanned = new Map<string, Import[]>()

/** The imports of a file, which is read once for all tests. */
export function importsIn(file: string): Import[] {
  const found = scanned.get(file) ?? importsOf(file, textOf(file))
  scanned.set(file, found)
  return found
}

/** What each of the files imports of the others, types too unless they are left out. */
export function importGraph(files: readonly string[], types: 'with types' | 'values'): Graph {
  const known = new Set(files)
  return new Map(
    files.map((file) => {
      const found = importsIn(file).filter(({ typeOnly }) => types === 'with types' || !typeOnly)
      return [file, new Set(found.map(({ target }) => target).filter((to) => known.has(to)))]
    }),
  )
}

/** The same arrows between the folders of the files. */
export function betweenFolders(graph: Graph): Graph {
  const folders = new Map<string, Set<string>>()
  for (const [file, targets] of graph) {
    const from = posix.dirname(file)
    const reached = folders.get(from) ?? new Set()
    folders.set(from, reached)
    for (const target of targets)
      if (posix.dirname(target) !== from) reached.add(posix.dirname(target))
  }
  return folders
}

/** The circles that a walk along the arrows meets, each written as a way; empty where there is none. */
export function circlesIn(graph: Graph): string[] {
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (place: string, path: readonly string[]) => {
    if (path.includes(place)) circles.push([...path.slice(path.indexOf(place)), place].join(' → '))
    if (done.has(place) || path.includes(place)) return
    for (const next of graph.get(place) ?? []) walk(next, [...path, place])
    done.add(place)
  }
  for (const place of graph.keys()) walk(place, [])
  return circles
}
