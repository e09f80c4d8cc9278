import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readNote, withRelease } from '../../scripts/releasing/change-notes.ts'
import { noticesOf } from '../../scripts/releasing/notices.ts'

const root = join(import.meta.dirname, '../..')
const release = { version: '0.2.0', date: '2026-11-23' }

test('a note says which packages it is about, and what changes', () => {
  const note = `---\n'@paso/sdk': minor\n"@paso/ui-kit": patch\n---\n\nTwo lines\nof words.\n`
  expect(readNote(note)).toEqual({
    packages: ['@paso/sdk', '@paso/ui-kit'],
    text: 'Two lines\nof words.',
  })
})

test('a release takes the notes and what stood under Unreleased, which is empty then', () => {
  const before =
    '# Changelog\n\nWords.\n\n## [Unreleased]\n\n### Added\n\n- One.\n\n## [0.1.0]\n\n- Old.\n'
  expect(withRelease(before, { ...release, notes: ['Two,\nand $& three.'] })).toBe(
    '# Changelog\n\nWords.\n\n## [Unreleased]\n\n## [0.2.0] - 2026-11-23\n\n- Two,\n  and $& three.\n\n### Added\n\n- One.\n\n## [0.1.0]\n\n- Old.\n',
  )
})

test('a changelog without that section is refused', () => {
  expect(() => withRelease('# Changelog\n', { ...release, notes: [] })).toThrow('Unreleased')
})

test.each(['sdk', 'ui-kit'])('the notices of %s name what is installed with it', (workspace) => {
  const written = readFileSync(join(root, workspace, 'THIRD-PARTY-NOTICES.md'), 'utf8')
  expect(written).toBe(noticesOf(workspace))
  const manifest = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as {
    files: string[]
    license: string
  }
  expect(manifest.files).toContain('THIRD-PARTY-NOTICES.md')
  // The owner chooses the licence.
  expect(manifest.license).toBe('UNLICENSED')
})
