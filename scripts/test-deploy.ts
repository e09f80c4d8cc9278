// npm run test:deploy: the built files behind a real nginx with the configuration of docs/deploy.
// Before it two lenders on one PostgreSQL. One is killed on the way; a backup is restored on a second server.
import { spawn } from 'node:child_process'
import { buildAll, printBuild } from './set-up/build.ts'
import { stop } from './set-up/install.mjs'
import { findOrInstallNginx } from './set-up/nginx.ts'
import { environmentWithTools, root } from './set-up/pinned-node.mjs'
import { findPostgres, startPostgres } from './set-up/postgres.ts'
import { prepareSurroundings } from './testing/surroundings.ts'

const nginx = await findOrInstallNginx(console.log)
if (typeof nginx === 'string') stop('There is no nginx.', [nginx])
console.log(`✓ ${nginx.version}`)
if (!(await buildAll(printBuild))) process.exit(1)
const { env, tidyUp } = await prepareSurroundings({
  browser: true,
  postgres: true,
  pdfReader: false,
})
const programs = await findPostgres()
if (typeof programs === 'string') stop('There is no PostgreSQL.', [programs])
const second = await startPostgres(programs)

const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config']
const child = spawn(process.execPath, [...playwright, 'tests/deploy.config.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: environmentWithTools({ ...env, PASO_SECOND_DATABASE_URL: second.url }),
})
child.on('exit', (code) => {
  void Promise.all([tidyUp(), second.stop()]).then(() => {
    programs.remove()
    process.exit(code ?? 1)
  })
})
