import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../scripts/set-up/ports.ts'

const deploy = fileURLToPath(new URL('../../docs/deploy', import.meta.url))
const dist = fileURLToPath(new URL('../../app/dist', import.meta.url))

interface RunningNginx {
  /** The app and the lenders behind it. */
  readonly url: string
  /** The same files under the policy without a nonce. */
  readonly plain: string
  /** One lender behind nothing but `proxy_pass`. */
  readonly bare: string
  /** A folder for the files of earlier deployments. */
  readonly earlier: string
  /** What it has written down of calls and errors. */
  log(): string
  stop(): Promise<void>
}

/** Starts nginx with the configuration of docs/deploy; only addresses and folders are other ones. */
export async function runNginx(lenders: readonly string[]): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'paso-nginx-'))
  // Its workers are another user's.
  chmodSync(folder, 0o755)
  const earlier = join(folder, 'earlier')
  mkdirSync(earlier)
  const [port, plainPort, barePort] = await Promise.all([freePort(), freePort(), freePort()])
  const [first = '', second = ''] = lenders.map((url) => new URL(url).host)
  const place = (text: string): string =>
    text
      .replace('127.0.0.1:4611', first)
      .replace('127.0.0.1:4612', second)
      .replaceAll('/srv/paso/app', dist)
      .replaceAll('/srv/paso/earlier', earlier)
      .replaceAll('/srv/paso/nginx', deploy)
      .replaceAll('/var/log/nginx', folder)
  const given = place(readFileSync(join(deploy, 'nginx.conf'), 'utf8'))
  const listening = (on: number, text: string): string =>
    text.replace('listen 80;', `listen 127.0.0.1:${String(on)};`)
  const server = given.slice(given.indexOf('\nserver {'))
  const withoutNonce = server
    .replace('page-headers.conf', 'page-headers-without-nonce.conf')
    .replace(/ *sub_filter.*\n/g, '')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr error;
events {}
http {
  include /etc/nginx/mime.types;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${listening(port, given)}
  ${listening(plainPort, withoutNonce)}
  server {
    listen 127.0.0.1:${String(barePort)};
    access_log off;
    location / { proxy_pass http://${second}; }
  }
}
`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const url = (on: number): string => `http://127.0.0.1:${String(on)}`
  await untilItListens(`${url(port)}/icon.svg`, child)
  return {
    url: url(port),
    plain: url(plainPort),
    bare: url(barePort),
    earlier,
    log: () =>
      ['paso.log', 'paso-error.log']
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .join(''),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilItListens(address: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('nginx ended at its start')
    try {
      if ((await fetch(address)).ok) return
    } catch {
      // not listening yet
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
