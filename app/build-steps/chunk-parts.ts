import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Notes which library each chunk's bytes come from, for `npm run size`. */
export function chunkParts(): Plugin {
  return {
    name: 'paso-chunk-parts',
    apply: ({ build }) => build?.ssr === undefined || build.ssr === false,
    writeBundle({ dir }, bundle) {
      if (dir === undefined) return
      const chunks = Object.values(bundle).flatMap((output) => {
        if (output.type !== 'chunk') return []
        const parts: Record<string, number> = {}
        for (const [id, { renderedLength }] of Object.entries(output.modules)) {
          const name = libraryOf(id)
          parts[name] = (parts[name] ?? 0) + renderedLength
        }
        return [{ file: output.fileName, parts }]
      })
      mkdirSync(join(dir, '.vite'), { recursive: true })
      writeFileSync(join(dir, '.vite', 'chunks.json'), JSON.stringify(chunks))
    },
  }
}

function libraryOf(id: string): string {
  const library = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(id)?.[1]
  if (library !== undefined) return library
  const own = /\/(ui-kit|sdk)\/dist\//.exec(id)?.[1]
  return own === undefined ? 'app' : `@paso/${own}`
}
