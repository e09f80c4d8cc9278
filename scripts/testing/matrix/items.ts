import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../../set-up/pinned-node.mjs'
import { npmScript, tool } from '../../set-up/run-command.ts'
import { itemsOfEditions } from './edition-items.ts'

/** One thing to run, which passes when its command ends with 0. */
export interface Item {
  readonly kind:
    | 'lender'
    | 'bodies'
    | 'sequences'
    | 'trials'
    | 'stories'
    | 'journeys'
    | 'routes'
    | 'pictures'
    | 'webkit'
    | 'editions'
    | 'consumers'
  readonly name: string
  readonly command: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** About how long it takes alone. */
  readonly seconds: number
  /** Whether a layer of `npm test` runs the very same; then no sample needs it. */
  readonly inLayer?: boolean
  /** What the matrix is asked for beside the name, where it is no item of every run. */
  readonly flags?: readonly string[]
  /** Shown though it passed: what it says is what it is run for. */
  readonly shown?: boolean
}

const engines = ['pglite', 'postgres'] as const
const languages = ['th', 'en', 'ar', 'ur'] as const
const themes = ['light', 'dark', 'auto'] as const
/** The stories of one look in parts of some three files. */
const STORY_PARTS = 16
/** The pictures of all stories in parts of some fifteen. */
const PICTURE_PARTS = 80

/** `1/8`, `2/8` and so on, as runners take them. */
function partsOf(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${String(index + 1)}/${String(count)}`)
}

const filesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'))

/** Runs a test file of the lender. */
const lenderTests = (file: string): string[] =>
  npmScript('test', 'sandbox', [file.replace(/^sandbox\//, '')])

function lenderOnEachEngine(): Item[] {
  // Those beside the sources open no database.
  const files = filesOf('sandbox/test/**/*.test.ts').sort()
  return engines.flatMap((engine) =>
    files.map((file) => ({
      kind: 'lender' as const,
      name: `${file} on ${engine}`,
      command: lenderTests(file),
      env: { TEST_ENGINES: engine },
      seconds: 12,
      inLayer: engine === 'pglite',
    })),
  )
}

/** Each file of the lender on a PostgreSQL that refuses one commit in twenty, as an engine of many machines does. */
function lenderWithConflicts(): Item[] {
  return filesOf('sandbox/test/{http,lending,world,model}/**/*.test.ts')
    .sort()
    .map((file) => ({
      kind: 'lender' as const,
      name: `${file} with commits refused`,
      command: lenderTests(file),
      env: { TEST_ENGINES: 'postgres', TEST_REFUSED_COMMITS: '0.05' },
      seconds: 15,
    }))
}

/** Whether a test runs on the engine that is asked for; others have the embedded database, or none. */
const choosesItsEngine = (file: string): boolean =>
  /\b(bothEngines|engines|testsOn|checkedTestsOn)\b/.test(readFileSync(join(root, file), 'utf8'))

/** The lender's tests on a server that somebody else runs, of whichever engine: those that look at a database. */
export function itemsOnServer(url: string): Item[] {
  return filesOf('sandbox/test/{http,lending,model,store,world}/**/*.test.ts')
    .filter(choosesItsEngine)
    .sort()
    .map((file) => ({
      kind: 'lender' as const,
      name: `${file} on ${new URL(url).host}`,
      command: lenderTests(file),
      env: { TEST_ENGINES: 'postgres', TEST_DATABASE_URL: url },
      seconds: 30,
      flags: ['--database', url],
    }))
}

function longCounts(): Item[] {
  const onEachEngine = engines.flatMap((engine): Item[] => [
    {
      kind: 'bodies',
      name: `20,000 generated bodies on ${engine}`,
      command: lenderTests('sandbox/test/http/generated-bodies.test.ts'),
      env: { TEST_ENGINES: engine, BODIES: '20000' },
      seconds: 240,
    },
    {
      kind: 'sequences',
      name: `300 sequences against the model on ${engine}`,
      command: lenderTests('sandbox/test/model/model.test.ts'),
      env: { TEST_ENGINES: engine, SEQUENCES: '300' },
      seconds: 180,
    },
    {
      kind: 'trials',
      name: `3 trials of every fault on ${engine}`,
      command: npmScript('trials', 'sandbox', ['--fresh', '--engine', engine]),
      env: { TRIALS: '3' },
      seconds: 900,
    },
  ])
  const keys: Item = {
    kind: 'lender',
    name: '100 keys with fifty calls each',
    command: lenderTests('sandbox/test/http/concurrency.test.ts'),
    env: { KEYS: '100' },
    seconds: 40,
  }
  return [...onEachEngine, keys]
}

/** Stories that say nothing else are shown in that language and theme; once in colours that the reader forces. */
function storiesInEachLook(): Item[] {
  const looks = languages.flatMap((language) =>
    themes.map((theme) => ({
      look: `${language}, ${theme}`,
      env: { VITE_STORY_LANGUAGE: language, VITE_STORY_THEME: theme },
    })),
  )
  const forced = { look: 'forced colours', env: { STORY_COLOURS: 'forced' } }
  return [...looks, forced].flatMap(({ look, env }) =>
    partsOf(STORY_PARTS).map((part): Item => ({
      kind: 'stories',
      name: `stories in ${look}, part ${part}`,
      command: npmScript('test', 'ui-kit', ['--project', 'stories', '--shard', part]),
      env,
      seconds: 10,
      inLayer: look === 'en, light',
    })),
  )
}

const playwright = (...args: string[]): readonly string[] =>
  tool('playwright', ['test', '--config', join('tests', 'playwright.config.ts'), ...args])

/** Whether a journey has a lender of its own. */
const ownLender = (file: string): boolean =>
  /own-sandbox|startSandbox/.test(readFileSync(join(root, file), 'utf8'))

function journeysOnEachEngine(): Item[] {
  const files = filesOf('tests/e2e/*.e2e.ts')
    .filter((file) => basename(file) !== 'routes.e2e.ts')
    .sort()
  return engines.flatMap((engine) =>
    files.map((file): Item => ({
      kind: 'journeys',
      name: `${basename(file)} on ${engine}`,
      command: playwright(`/${basename(file)}`),
      env: { TEST_ENGINES: engine },
      seconds: 30,
      // There a journey's own lender is on PostgreSQL, the one that all share on the embedded database.
      inLayer: engine === (ownLender(file) ? 'postgres' : 'pglite'),
    })),
  )
}

/** All journeys in one run, and every route in every look: which test has seen what. */
const tableOfRoutes: Item = {
  kind: 'routes',
  name: 'the table of routes',
  command: playwright(),
  env: {},
  seconds: 600,
  shown: true,
}

/** Every route of an app whose words are of no language: a text that stands in no catalog is seen. */
const pseudoWords: Item = {
  kind: 'routes',
  name: 'every route in words of no language',
  command: playwright('/routes.e2e.ts'),
  env: { PSEUDO_WORDS: '1' },
  seconds: 240,
}

const plays: Item = {
  kind: 'stories',
  name: 'plays in the built Storybook',
  command: [process.execPath, 'scripts/play-storybook.ts'],
  env: {},
  seconds: 60,
}

/** Each story beside the picture of it that is kept. */
const pictures = partsOf(PICTURE_PARTS).map((part): Item => ({
  kind: 'pictures',
  name: `pictures of the stories, part ${part}`,
  command: [process.execPath, 'scripts/pictures.ts', `--shard=${part}`],
  env: {},
  seconds: 18,
}))

/** Login, identity, quota and repayment where iPhones are at home. */
const webkit: Item = {
  kind: 'webkit',
  name: 'journeys in WebKit',
  command: [process.execPath, 'scripts/webkit.ts'],
  env: {},
  seconds: 120,
}

const consumers = ['vite', 'next'].map((name): Item => ({
  kind: 'consumers',
  name: `the packed kit in a fresh ${name} project`,
  command: [process.execPath, 'tests/consumers/try-kit.ts', name],
  env: {},
  seconds: 90,
}))

/** Everything × both engines, every look of every story, and the long counts. */
export const matrixItems = (): Item[] => [
  ...storiesInEachLook(),
  plays,
  ...pictures,
  webkit,
  ...consumers,
  ...lenderOnEachEngine(),
  ...lenderWithConflicts(),
  ...journeysOnEachEngine(),
  tableOfRoutes,
  ...itemsOfEditions,
  pseudoWords,
  ...longCounts(),
]
