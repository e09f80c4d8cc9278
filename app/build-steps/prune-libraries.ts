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

/**
 * Takes out of three libraries what a bundler must keep and no page of ours uses, 8 kB of the
 * first load after brotli:
 * - React Router and react-intl name and wrap components at the top level
 *   (`var Form = React.forwardRef(…); Form.displayName = "Form"`), which looks like an effect, so
 *   forms, fetchers and prefetching stay. The names are for developer tools; the wrappers have no
 *   effect, which is said here.
 * - `createIntl` binds every formatter; the unused ones are not bound.
 */
export function pruneLibraries(): Plugin {
  const bound = new RegExp(`^\\s*(?:${unusedFormatters.join('|')}): \\w+\\.bind\\(.*\\),?$`, 'gm')
  return {
    name: 'paso-prune-libraries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules\/(?:react-router|react-intl|@formatjs\/intl)\// },
      handler: (code) => ({
        code: code
          .replace(/^\s*[\w$]+\.displayName = (?:"[^"]*"|`[^`]*`);$/gm, '')
          .replace(
            /= (React\w*\.(?:forwardRef|memo|createContext|lazy)\()/g,
            '= /* @__PURE__ */ $1',
          )
          .replace(bound, ''),
        map: null,
      }),
    },
  }
}
