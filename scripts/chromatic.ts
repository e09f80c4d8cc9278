// npm run chromatic: sends the built stories to Chromatic, a service that keeps and compares pictures of them.
import { stop } from './set-up/install.mjs'
import { npmScript, runCommand, tool } from './set-up/run-command.ts'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  stop('CHROMATIC_PROJECT_TOKEN is not set, so nothing was sent.', [
    'Chromatic is a service outside this machine. Its token is under Manage → Configure of the project there:',
    'CHROMATIC_PROJECT_TOKEN=… npm run chromatic',
    'Without it, `npm run storybook` shows the stories and `npm run test:kit` tests them here.',
  ])
}
const built = await runCommand(npmScript('build-storybook'), { shown: true })
if (built.code !== 0) process.exit(built.code)
const sent = await runCommand(
  tool('chromatic', ['--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes']),
  {
    shown: true,
  },
)
process.exitCode = sent.code
