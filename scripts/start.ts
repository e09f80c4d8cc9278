// npm start: builds what has changed, starts the sandbox lender with the app on one port and says where everything is.
// npm start -- --all: every edition of the app, each on a port of its own before the one lender.
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildAll, buildEditions, printBuild } from './set-up/build.ts'
import { consoleAddress } from './set-up/console-address.ts'
import { editions } from './set-up/editions.ts'
import { stop } from './set-up/install.mjs'
import { environmentWithTools, root } from './set-up/pinned-node.mjs'
import { whyPortIsRefused } from './set-up/ports.ts'

const host = process.env.HOST ?? '127.0.0.1'
const port = Number(process.env.PORT ?? 4600)
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  stop(`PORT=${process.env.PORT ?? ''} is no port.`, [
    'Choose a number from 1024 to 65535: PORT=4700 npm start',
  ])
}
const country = process.env.COUNTRY || 'TH'
const known = editions()
if (!known.includes(country)) {
  stop(`COUNTRY=${country} is no edition.`, [`There are: ${known.join(', ')}`])
}
const unknown = process.argv.slice(2).filter((option) => option !== '--all')
if (unknown.length > 0) {
  stop(`npm start does not know ${unknown.join(' ')}.`, ['It knows: npm start -- --all'])
}
// Behind the ports that other commands take beside 4600.
const others = (process.argv.includes('--all') ? known : [])
  .filter((code) => code !== country)
  .map((code, index) => ({ code, port: port + 11 + index }))
for (const each of [port, ...others.map((edition) => edition.port)]) {
  const refused = await whyPortIsRefused(each, host)
  if (refused === undefined) continue
  const why =
    refused === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${refused})`
  stop(`Port ${String(each)} on ${host} ${why}.`, [
    `Choose another: PORT=${String(port + 1)} npm start`,
  ])
}

if (!(await buildAll(printBuild))) process.exit(1)
if (
  !(await buildEditions(
    others.map(({ code }) => code),
    printBuild,
  ))
)
  process.exit(1)

const phone = samplePhone(country)
// The page of a partner, where the countries' files look for it. The app does without where the port is taken.
const partnerPort = 4620
const isPartnerServed = (await whyPortIsRefused(partnerPort, host)) === undefined

const dataDir = process.env.DATA_DIR || join(root, '.paso', 'data')
const sandbox = spawn(process.execPath, [join(root, 'sandbox', 'src', 'server.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: environmentWithTools({
    PORT: String(port),
    HOST: host,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    DATA_DIR: dataDir,
    ...(isPartnerServed ? { PARTNER_PORT: String(partnerPort) } : {}),
    EDITIONS: others.map((edition) => `${edition.code}:${String(edition.port)}`).join(' '),
    // What compiling the database's engine needs for a second is given back, where glibc would keep it: 100 MB.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  }),
})
// Ctrl-C reaches the sandbox by itself; it closes its database and ends, and we with it.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => sandbox.kill('SIGTERM'))
sandbox.on('exit', (code, signal) => {
  process.exit(code ?? (signal === null ? 0 : 1))
})

const shownHost = host === '0.0.0.0' || host === '::' ? 'localhost' : host
const addressOf = (at: number) =>
  `http://${shownHost.includes(':') ? `[${shownHost}]` : shownHost}:${String(at)}`
const address = addressOf(port)
await untilItAnswers(`${address}/ready`)
// The lender serves its console to others only when asked to.
const consoleServed =
  ['127.0.0.1', 'localhost', '::1'].includes(host) || process.env.SANDBOX_CONSOLE === '1'
const consoleLine = consoleServed
  ? `  The console      ${consoleAddress(address, dataDir)}   read SMS codes, sign, pay, move the clock`
  : '  The console      switched off, since HOST is not loopback: SANDBOX_CONSOLE=1 with SANDBOX_CONSOLE_PASSWORD serves it'
// The lender's own default is public; one that somebody set is not printed.
const secret = process.env.SIGNATURE_SECRET ? 'what SIGNATURE_SECRET says' : 'paso-sandbox'
const otherLines = others.map(
  (edition) =>
    `\n  ${`In ${nameOf(edition.code)}`.padEnd(15)}  ${addressOf(edition.port)}/    to try it: ${samplePhone(edition.code)}`,
)
console.log(`
Paso is running.

  The app          ${address}/${otherLines.join('')}
${consoleLine}
  The API          ${address}/api    secret of its signature: ${secret}
  The API's docs   ${address}/docs

To try it: open the app, sign in with the phone number ${phone}, and read the code on the console.
Nothing leaves this machine: no message is sent and no money moves.
Stop with Ctrl-C. What you did stays in ${process.env.DATA_DIR ?? '.paso/data'}; delete the folder to begin anew.
`)

/** The country of an edition in English. */
function nameOf(code: string): string {
  if (code === 'GENERIC') return 'no country'
  return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code
}

/** A number to try an edition with, as people write it there. */
function samplePhone(code: string): string {
  const sample = join(root, 'sandbox', 'src', 'commands', 'sample-phone.ts')
  const { stdout, stderr, status } = spawnSync(process.execPath, [sample], {
    encoding: 'utf8',
    env: { ...process.env, COUNTRY: code },
  })
  if (status !== 0) stop(stderr.trim(), ['COUNTRY says which edition the page shows.'])
  return stdout.trim()
}

async function untilItAnswers(url: string): Promise<void> {
  const giveUpAt = Date.now() + 60_000
  for (;;) {
    try {
      await fetch(url, { signal: AbortSignal.timeout(5_000) })
      return
    } catch {
      if (Date.now() > giveUpAt) {
        sandbox.kill('SIGTERM')
        stop('The sandbox did not answer within a minute.', ['What it printed stands above.'])
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
