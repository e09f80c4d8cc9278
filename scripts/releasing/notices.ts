import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../set-up/pinned-node.mjs'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** Every library that is installed with the package, with the words of its licence. */
export function noticesOf(workspace: string): string {
  const seen = new Set(Object.keys(manifestOf(join(root, workspace)).dependencies ?? {}))
  for (const name of seen)
    for (const inner of Object.keys(
      manifestOf(join(root, 'node_modules', name)).dependencies ?? {},
    ))
      seen.add(inner)
  const parts = [...seen].sort().map((name) => {
    const folder = join(root, 'node_modules', name)
    const { version, license } = manifestOf(folder)
    const words = readFileSync(join(folder, 'LICENSE'), 'utf8').replaceAll('\r\n', '\n').trim()
    return `## ${name} ${version} (${license ?? 'no licence named'})\n\n\`\`\`text\n${words}\n\`\`\``
  })
  if (parts.length === 0)
    return '# Notices of third parties\n\nNothing is installed with this package.\n'
  return `# Notices of third parties\n\nWhat is installed with this package.\n\n${parts.join('\n\n')}\n`
}

export function writeNotices(workspace: string): void {
  writeFileSync(join(root, workspace, 'THIRD-PARTY-NOTICES.md'), noticesOf(workspace))
}
