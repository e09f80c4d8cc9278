/** A command in a folder of the copy. */
interface Command {
  cwd: string
  args: readonly string[]
}

type Tests = readonly string[]

const vitest =
  (cwd: string, ...more: string[]) =>
  (tests: Tests): Command[] => [{ cwd, args: ['vitest', 'run', '--bail=1', ...more, ...tests] }]

/** Brings what is built up to the sources, mutant and all. */
const build: Command = { cwd: '.', args: ['node', 'scripts/build.ts'] }

/** How the tests of each layer are run, by the names of their files. */
export const commands = {
  architecture: vitest('tests'),
  sdk: vitest('sdk'),
  app: (tests: Tests) => [build, ...vitest('app')(tests)],
  lender: vitest('sandbox'),
  kit: vitest('ui-kit'),
  attack: (parts: Tests) => [
    {
      cwd: 'sandbox',
      args: [
        'node',
        'attack/attack.ts',
        ...['--bodies', '0'],
        ...parts.flatMap((part) => ['--part', part]),
      ],
    },
  ],
  browser: (tests: Tests) => [
    build,
    {
      cwd: '.',
      args: [
        'playwright',
        'test',
        '--config',
        'tests/playwright.config.ts',
        '-x',
        '--reporter=line',
        ...tests,
      ],
    },
  ],
  lint: (files: Tests) => [{ cwd: '.', args: ['oxlint', ...files] }],
} satisfies Record<string, (tests: Tests) => Command[]>

export type Layer = keyof typeof commands
