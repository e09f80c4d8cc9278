// Who may import whom, for the linter. First matching row wins.
// `mayNot` is tested against what the import leads to: a path from the root for our own files, the name
// as written for packages. Of our own packages a row has those of `ours` and no other path inside them.
// `readsFiles`: may name a file of another folder by its address, when it is no code.
// tests/architecture holds the same rules by other means.

/** What the packages name in their `exports`. */
const sdk = [
  '@paso/sdk',
  '@paso/sdk/contract',
  '@paso/sdk/failures',
  '@paso/sdk/rules',
  '@paso/sdk/bridge',
  '@paso/sdk/bridge/device-lists',
  '@paso/sdk/bridge/simulated',
]
const kit = ['@paso/ui-kit', '@paso/ui-kit/compress-photo.worker']

/** Ways around the borders, closed to everyone: into installed packages, out of the project, by absolute path. */
export const aroundTheBorders = {
  mayNot: /(^|\/)node_modules(\/|$)|^(\/|\.\.\/|file:|data:)|[^/]\/\.\.(\/|$)/,
  because: 'packages are imported by their names, files by a path inside the project',
}

/** Data tables of the app: rows that screens read; an import of code would turn them into programs. */
const dataTables =
  /^app\/src\/(route-map|application-flow\/(steps|order-states)|application-flow\/forms\/([a-z]+(-words)?|form-table)|countries\/([a-z]+|country-profile)|i18n\/languages)\.ts$/

export const rows = [
  {
    who: 'the SDK',
    from: /^sdk\//,
    mayNot:
      /^(app|ui-kit|sandbox|tests)\/|^(react|react-dom|styled-components|react-intl|react-router-dom)(\/|$)/,
    ours: sdk,
    because: 'the SDK knows its own libraries only',
  },
  {
    who: 'the kit',
    from: /^(ui-kit|\.storybook)\//,
    mayNot:
      /^(app|sdk|sandbox|tests)\/|^(react-intl|react-router-dom|openapi-fetch|crypto-js)(\/|$)/,
    ours: kit,
    because:
      'text and data come to the kit as props: it knows no router, no translations and no SDK',
  },
  {
    who: 'the app',
    from: /^app\//,
    mayNot: /^(sdk|ui-kit|sandbox|tests)\/|^(openapi-fetch|crypto-js)(\/|$)/,
    ours: [...sdk, ...kit],
    because: 'the app takes @paso/sdk and @paso/ui-kit by their names and nothing else of ours',
  },
  {
    // The one exception: the reference serves the SDK's client, built for a page, as a static file.
    who: 'the reference of the sandbox',
    from: /^sandbox\/src\/world\/reference\/register\.ts$/,
    mayNot: /^sdk\/(?!dist\/page\/client\.js$)|^(ui-kit|app|tests)\//,
    ours: ['@paso/sdk/contract', '@paso/sdk/rules'],
    because: 'it serves the client as it is built for a page, and imports nothing of it',
  },
  {
    who: 'the sandbox',
    from: /^sandbox\/src\//,
    mayNot: /^(sdk|ui-kit|app|tests)\//,
    ours: ['@paso/sdk/contract', '@paso/sdk/rules'],
    because: 'the lender knows the contract and the shared rules, never the client',
  },
  {
    who: 'the sandbox',
    from: /^sandbox\//,
    mayNot: /^(sdk|ui-kit|app|tests)\//,
    ours: sdk,
    because: 'around the lender (tests, bench) the SDK is a client like any other, by its name',
  },
  {
    who: 'the tests',
    from: /^tests\//,
    mayNot: /^(sdk|ui-kit|app|sandbox)\//,
    ours: [...sdk, ...kit],
    readsFiles: true,
    because: 'tests use public names: packages, addresses, what a person sees',
  },
  {
    who: 'the scripts',
    from: /^scripts\//,
    mayNot: /^(sdk|ui-kit|app|sandbox|tests)\//,
    ours: [],
    readsFiles: true,
    because: 'scripts start programs; they are no part of them',
  },
]

/** The lender's floors from the ground up. `server.ts`, `app.ts` and the commands stand above them all. */
const floors = ['foundation', 'store', 'lending', 'http', 'world']

/** Inside a package every row that matches holds. */
export const rowsInside = [
  {
    who: 'a data table',
    from: dataTables,
    valuesOnly: true,
    // A country's table names its edition, a table of the SDK.
    mayNot: (target, from) =>
      !dataTables.test(target) &&
      !(target === '@paso/sdk/rules' && from.startsWith('app/src/countries/')),
    because: 'data tables import types (`import type`) and other data tables only',
  },
  {
    who: 'a screen',
    from: /^app\/src\/screens\//,
    mayNot: (target, from) => {
      const screen = /^app\/src\/screens\/([^/]+)/
      const other = screen.exec(target)?.[1]
      return other !== undefined && other !== screen.exec(from)?.[1]
    },
    because: 'screens never import screens: what two share belongs beside them, one folder up',
  },
  ...floors.map((floor, index) => ({
    who: `the lender's floor ${floor}`,
    from: new RegExp(`^sandbox/src/${floor}/`),
    mayNot: (target) =>
      target.startsWith('sandbox/src/') &&
      !floors.slice(0, index + 1).some((below) => target.startsWith(`sandbox/src/${below}/`)),
    because: `imports point down only: ${floors.join(' < ')}`,
  })),
]
