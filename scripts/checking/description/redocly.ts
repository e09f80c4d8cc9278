import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../set-up/pinned-node.mjs'

/**
 * Runs a command of the linter and returns what it prints as JSON. Throws with its complaint when
 * it prints none.
 */
export function redocly<Report>(...args: string[]): Report {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@redocly/cli/bin/cli.js'), ...args, '--format', 'json'],
    {
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  )
  if (!stdout.trimStart().startsWith('{')) throw new Error(`redocly ${args.join(' ')}: ${stderr}`)
  return JSON.parse(stdout) as Report
}
