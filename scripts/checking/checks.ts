import { npmScript, tool } from '../set-up/run-command.ts'

export interface Check {
  readonly name: string
  /** One after the other; the first that fails ends the check. */
  readonly commands: readonly (readonly string[])[]
  /** What to do when it fails. */
  readonly advice: string
}

const typesOf = (name: string, project: string): Check => ({
  name: `types: ${name}`,
  commands: [
    tool('tsc', [
      '-p',
      project,
      '--incremental',
      '--tsBuildInfoFile',
      `.paso/tsc/${name}.tsbuildinfo`,
    ]),
  ],
  advice: 'The compiler names file and line. `any` and `as` are no way out.',
})

const packageOf = (folder: 'sdk' | 'ui-kit'): Check => ({
  name: `package: ${folder}`,
  commands: [
    tool('publint', ['run', folder, '--strict', '--pack', 'npm']),
    tool('attw', ['--pack', folder, '--profile', 'node16', '--no-emoji', '--no-color']),
  ],
  advice: `Mend "exports" and "files" in ${folder}/package.json or its tsup configuration, then npm run build -w ${folder}.`,
})

const sizeOf = (folder: 'sdk' | 'ui-kit' | 'app'): Check => ({
  name: `size: ${folder}`,
  commands: [npmScript('size', folder)],
  advice:
    'More bytes than the budget allows: find what is new in the bundle. The budgets stand beside the script.',
})

/** Longest first, since two run at a time. */
export const checks: readonly Check[] = [
  typesOf('sandbox', 'sandbox'),
  {
    name: 'lint',
    commands: [tool('oxlint')],
    advice:
      'Each line names the rule; the rules of our own say what to do instead. Some mend themselves: npm run lint:fix',
  },
  typesOf('ui-kit', 'ui-kit'),
  typesOf('app', 'app'),
  typesOf('sdk', 'sdk'),
  typesOf('root', '.'),
  {
    name: 'description',
    commands: [
      tool('redocly', ['lint', '--config', 'openapi/redocly.yaml', 'openapi/lender.yaml']),
      [process.execPath, 'scripts/check-description.ts'],
    ],
    advice:
      'Mend the OpenAPI description where the line says. What breaks callers needs a higher major info.version; a finished ' +
      'contract becomes the one to compare with by node scripts/release-contract.ts',
  },
  {
    name: 'generated files',
    commands: [[process.execPath, 'scripts/generate.ts', '--check']],
    advice:
      'A generated file was edited, or its source changed: run `npm run generate` and commit what it writes.',
  },
  {
    name: 'unused code',
    commands: [tool('knip', ['--no-progress'])],
    advice: 'Delete what nobody uses; or do not export what only its own file uses.',
  },
  packageOf('sdk'),
  packageOf('ui-kit'),
  {
    name: 'format',
    commands: [tool('oxfmt', ['--check'])],
    advice: 'npm run format',
  },
  sizeOf('sdk'),
  sizeOf('ui-kit'),
  sizeOf('app'),
]
