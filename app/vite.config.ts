import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { chunkParts } from './build-steps/chunk-parts.ts'
import { countryModules } from './build-steps/country-modules.ts'
import { wordsOfEdition } from './build-steps/edition-words.ts'
import { pseudoWords } from './build-steps/pseudo-words.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const sandbox = process.env['SANDBOX'] ?? `http://127.0.0.1:${process.env['PORT'] ?? '4600'}`

/** Environment settings that reach the page. The signing secret is public by contract (D10). */
const settings = {
  __API_BASE__: JSON.stringify(process.env['API_BASE'] ?? '/api'),
  __SIGN_SECRET__: JSON.stringify(process.env['SIGNATURE_SECRET'] ?? 'paso-sandbox'),
  __LIST_KEY__: JSON.stringify(process.env['LIST_KEY'] ?? 'paso-sandbox-key'),
  __APP_VERSION__: JSON.stringify(process.env['npm_package_version'] ?? '0.1.0'),
}

const firstFrame = [
  'next-route',
  'app-link',
  'before-paint',
  'error-boundary',
  'navigate',
  'language-pill',
  'lazy-part',
  'page',
  'server-answers',
  'page-data',
  'page-title',
  'screen-chunks',
  'screen-skeleton',
  'small-print',
  'toast-host',
  'until-here',
  'use-submit',
  'use-return-path',
]
const firstLibraries = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  'react-intl',
  'intl-messageformat',
  '@formatjs',
  'styled-components',
  'stylis',
]

/**
 * One chunk for what every first page needs: on a slow line each further request costs more than
 * its bytes. Screens, messages, the SDK and the rest of the kit stay apart.
 */
const firstLoad = {
  name: 'first',
  test: new RegExp(
    [
      String.raw`/app/src/(?:main|app|router|route-map|prerendered-screens)\.tsx?$`,
      String.raw`/app/src/frame/(?:${firstFrame.join('|')})\.tsx?$`,
      String.raw`/app/src/i18n/(?!message-files|choose-language|formatters|phone|urdu-face)[a-z-]+\.tsx?$`,
      String.raw`/app/src/session/(?:session|stored-values)\.ts$`,
      String.raw`/app/src/lender/lender\.ts$`,
      String.raw`/app/src/failures/(?:answered|field-errors|present-later|toasts|log-exception)\.ts$`,
      String.raw`/node_modules/(?:${firstLibraries.join('|')})/`,
    ].join('|'),
  ),
}

/** Where a language's areas are, and the words for a failure, which are wanted with the SDK. */
const words = {
  debugName: 'words',
  name: (id: string): string | null => {
    const [, language] = /\/i18n\/generated\/(\w+)(?:\.ts|\/failures\.json)$/.exec(id) ?? []
    return language === undefined || language === 'messages' ? null : `words-${language}`
  },
}

const companions = new RegExp(
  [
    String.raw`/app/src/lender/lender-(?:clock|runtime)\.ts$`,
    String.raw`/app/src/session/(?:after-first-paint|device-id)\.ts$`,
    String.raw`/app/src/failures/(?:present-failure|redirect|sign-out-locally)\.ts$`,
    String.raw`/app/src/i18n/(?:choose-language|message-files)\.ts$`,
    String.raw`/app/src/settings\.ts$`,
    String.raw`__vite-browser-external`,
    String.raw`/sdk/dist/index\.js$`,
    String.raw`/node_modules/openapi-fetch/`,
    String.raw`/node_modules/crypto-js/(?:core|sha256)\.js$`,
  ].join('|'),
)

/**
 * What is asked for as soon as the first screen takes taps, in one request: the SDK without what it
 * loads itself when it is needed, and its company.
 */
const afterReady = {
  name: 'lender',
  includeDependenciesRecursively: false,
  test: (id: string): boolean =>
    companions.test(id) ||
    (/\/sdk\/dist\/chunk-[^?]*\.js$/.test(id) &&
      /^\/\/ src\/(?:app-id|retry|longest-timer)\./m.test(readFileSync(id, 'utf8'))),
}

/** A painted screen with the parts that others share with it, in one chunk: one request less. */
const homeScreen = {
  name: 'home-screen',
  test: /\/app\/src\/(?:screens\/home\/home-screen|frame\/(?:action-link|use-query|refetch-queries|remembered-answers)|session\/outbox-events)\.tsx?$/,
}
const loginScreen = {
  name: 'login-screen',
  // The kit's build names its chunks by hashes and notes inside which source each part is from.
  test: (id: string): boolean =>
    id.endsWith('/app/src/screens/login/login-screen.tsx') ||
    (/\/ui-kit\/dist\/[^?]*\.js$/.test(id) &&
      /^\/\/ src\/(?:button|field|phone-field|digits)\//m.test(readFileSync(id, 'utf8'))),
}

/** What a page shows or watches once the lender is asked, each in one request instead of a dozen of half a kilobyte. */
const homeFigures = {
  name: 'home-figures',
  test: /\/app\/src\/screens\/home\/(?:offer-figures|worked-example)\.tsx$/,
}
const phone = { name: 'phone', test: /\/app\/src\/native\/(?:open-bridge|use-permission)\.ts$/ }
const lateParts = { name: 'late-parts', test: /\/app\/src\/frame\/late-parts\.tsx$/ }

/**
 * What libraries look for by `typeof` before they use it. No browser has the first, every browser the
 * others: what stands behind the question is left out, or the question is.
 */
const asked = {
  ...typesOf('undefined', ['require', 'process', 'global', 'define']),
  ...typesOf('function', [
    'AbortController',
    'Error',
    'MessageChannel',
    'Object',
    'Promise',
    'URLSearchParams',
    'WeakMap',
    'WeakSet',
    'clearTimeout',
    'queueMicrotask',
    'setTimeout',
  ]),
}
function typesOf(type: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`typeof ${name}`, JSON.stringify(type)]))
}

/** Functions that have no effect but what they give, of React and react-intl, as the bundle calls them. */
const pureFunctions = [
  'import_react.createContext',
  'import_react.forwardRef',
  'import_react.memo',
  'createFormattedComponent',
  'createFormattedDateTimePartsComponent',
]

const library = (file: string): string => here(`../node_modules/${file}`)

export default defineConfig({
  root: here('.'),
  // Settings of styled-components that nobody sets, so that it does not look for them; nor does
  // React look for its developer tools in what is built.
  define: {
    ...settings,
    ...asked,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    'process.env.SC_ATTR': 'undefined',
    'process.env.REACT_APP_SC_ATTR': 'undefined',
    'process.env.SC_DISABLE_SPEEDY': 'undefined',
    'process.env.REACT_APP_SC_DISABLE_SPEEDY': 'undefined',
  },
  // Words of no language come before a country's own.
  plugins: [pseudoWords(), countryModules(), wordsOfEdition(), react(), chunkParts()],
  // Ids from the file and position, not from evaluation order: the prerendered page must
  // carry the very ids the client computes.
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } } },
  resolve: {
    alias: [
      // React Router names its build for development in `exports`; this is its build for production.
      {
        find: /^react-router$/,
        replacement: library('react-router/dist/production/index.mjs'),
      },
      {
        find: /^react-router\/dom$/,
        replacement: library('react-router/dist/production/dom-export.mjs'),
      },
      // Messages are compiled ahead: the entry without the ICU parser, as FormatJS documents it (7 kB).
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  ssr: { noExternal: true },
  html: { cspNonce: '__NONCE__' },
  build: {
    target: ['chrome87', 'safari15.4'],
    cssTarget: ['chrome87', 'safari15.4'],
    outDir: 'dist',
    manifest: true,
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // What every page names or asks for itself, and a chunk that needs nothing else, is in no list. What comes
      // after the first paint finds its company by itself: each name is bytes of every first visit.
      resolveDependencies: (chunk, files, { hostType }) => {
        if (hostType === 'html') return files
        if (/\/(?:arrive|late-parts|broken-screen|more-links)-/.test(chunk)) return []
        const others = files.filter((file) => !/\/(?:first|rolldown-runtime|lender)-/.test(file))
        return others.length > 1 ? others : []
      },
    },
    rolldownOptions: {
      // No getter of any library does more than give: unused classes may go. `propertyWriteSideEffects`
      // stays: without it the bundler drops writes that React and React Router need (record 0040).
      treeshake: {
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
        manualPureFunctions: pureFunctions,
      },
      output: {
        codeSplitting: {
          groups: [
            firstLoad,
            loginScreen,
            homeScreen,
            words,
            afterReady,
            lateParts,
            homeFigures,
            phone,
          ],
        },
        // The product writes nothing to the console.
        minify: {
          compress: {
            dropConsole: true,
            maxIterations: 20,
            treeshake: { manualPureFunctions: pureFunctions },
          },
          mangle: true,
          codegen: true,
        },
        // V8 compiles what it loads beside the main thread, while the rest is on its way, instead of each function when it is
        // first called. The runtime's few are called at once.
        postBanner: ({ name }) =>
          name === 'rolldown-runtime' ? '' : '//# allFunctionsCalledOnLoad\n',
        entryFileNames: 'static/js/[name]-[hash].js',
        // The kit's chunks are named by hashes already; two in each name are bytes of every page. The fewest signs that tell
        // this many files apart: the first visit names most of them.
        chunkFileNames: ({ name }) =>
          `static/js/${name.startsWith('chunk-') ? 'kit' : '[name]'}-[hash:7].js`,
        assetFileNames: (asset) =>
          asset.names.some((name) => name.endsWith('.css'))
            ? 'static/css/[name]-[hash][extname]'
            : 'static/media/[name]-[hash][extname]',
      },
    },
  },
  worker: {
    rolldownOptions: { output: { entryFileNames: 'static/js/[name]-[hash].js' } },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': sandbox, '/sandbox': sandbox },
  },
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'build-steps/**/*.test.ts'],
    // Limits that no busy machine reaches: what ends a wait is what it waits for.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
