import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What one note in `.changeset` says, and of which packages. */
interface ChangeNote {
  readonly packages: readonly string[]
  readonly text: string
}

/** A note: the packages between two lines of dashes, each with how much it changes, then what changes. */
export function readNote(written: string): ChangeNote {
  const [, head = '', text = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(written) ?? []
  const packages = [...head.matchAll(/^["']?([^"':\n]+)["']?:/gm)].map(([, name = '']) => name)
  return { packages, text: text.trim() }
}

/** Every note that waits for a release. */
export function readNotes(folder: string): ChangeNote[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((name) => readNote(readFileSync(join(folder, name), 'utf8')))
}

/**
 * The changelog with a section for the version: the notes of that package, and what stood under
 * "Unreleased", which is empty afterwards.
 */
export function withRelease(
  changelog: string,
  { version, date, notes }: { version: string; date: string; notes: readonly string[] },
): string {
  const mark = '## [Unreleased]\n'
  if (!changelog.includes(mark)) throw new Error('the changelog has no section "[Unreleased]"')
  const items = notes.map((note) => `- ${note.replaceAll('\n', '\n  ')}`)
  const section = [`## [${version}] - ${date}`, ...(items.length > 0 ? [items.join('\n')] : [])]
  return changelog.replace(mark, () => `${mark}\n${section.join('\n\n')}\n`)
}
