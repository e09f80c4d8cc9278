import type { Plugin } from 'vite'

/**
 * React Router and react-intl name and wrap their components at the top level
 * (`var Form = React.forwardRef(…); Form.displayName = "Form"`), which a bundler must take for an
 * effect, so that forms, fetchers and prefetching stay in a page that uses none of them: 7 kB
 * after brotli. The names are for developer tools and the wrappers have no effect, which is said
 * here; nothing else of the libraries is touched.
 */
export function pureComponents(): Plugin {
  return {
    name: 'paso-pure-components',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules\/(?:react-router|react-intl)\// },
      handler: (code) => ({
        code: code
          .replace(/^\s*[\w$]+\.displayName = (?:"[^"]*"|`[^`]*`);$/gm, '')
          .replace(
            /= (React\w*\.(?:forwardRef|memo|createContext|lazy)\()/g,
            '= /* @__PURE__ */ $1',
          ),
        map: null,
      }),
    },
  }
}
