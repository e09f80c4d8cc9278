import type { Plugin } from 'vite'

/** What `createIntl` binds and no page calls; a test holds that none does. */
export const unusedFormatters = [
  'formatDuration',
  'formatDurationToParts',
  'formatRelativeTime',
  'formatDateTimeRange',
  'formatDateToParts',
  'formatTimeToParts',
  'formatNumberToParts',
  'formatPlural',
  'formatList',
  'formatListToParts',
  'formatDisplayName',
]

const names = /^\s*[\w$]+\.displayName = (?:"[^"]*"|`[^`]*`);$/gm
const wrappers = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g
const bindings = new RegExp(
  String.raw`^\s*(?:${unusedFormatters.join('|')}): \w+\.bind\(.*\),?$`,
  'gm',
)

/** How often each stands in the text of a library that was read */
const expected: readonly { file: RegExp; counts: readonly [number, number, number] }[] = [
  { file: /\/react-router\/dist\/production\/chunk-7RTFRKQW\.mjs$/, counts: [16, 17, 0] },
  { file: /\/react-intl\/index\.js$/, counts: [9, 2, 0] },
  { file: /\/@formatjs\/intl\/index\.js$/, counts: [0, 0, 11] },
]

/**
 * Takes out of three libraries what a bundler must keep and no page of ours uses, 2.6 kB of the
 * first load after brotli; record 0040 says why no setting of the bundler can:
 * - React Router and react-intl name and wrap components at the top of their modules
 *   (`var Form = React.forwardRef(…); Form.displayName = "Form"`), which looks like an effect, so
 *   forms, fetchers and data routes stay. The names are for developer tools; the wrappers are pure.
 * - `createIntl` binds every formatter; the unused ones are not bound.
 *
 * The build stops when a library's text is not the one that was read.
 */
export function pruneLibraries(): Plugin {
  const pruned = new Set<RegExp>()
  return {
    name: 'paso-prune-libraries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: expected.map(({ file }) => file) },
      handler(code, id) {
        const row = expected.find(({ file }) => file.test(id))
        const counts = [names, wrappers, bindings].map((edit) => code.match(edit)?.length ?? 0)
        if (row === undefined || row.counts.some((count, edit) => count !== counts[edit])) {
          this.error(`${id} is not as it was read, ${counts.join(', ')}: see record 0040`)
        }
        pruned.add(row.file)
        return {
          code: code
            .replace(names, '')
            .replace(wrappers, '= /* @__PURE__ */ $1')
            .replace(bindings, ''),
          map: null,
        }
      },
    },
    buildEnd(error) {
      const missing = expected.filter(({ file }) => !pruned.has(file))
      if (error === undefined && missing.length > 0) {
        this.error(`not in this build: ${missing.map(({ file }) => file.source).join(', ')}`)
      }
    },
  }
}
