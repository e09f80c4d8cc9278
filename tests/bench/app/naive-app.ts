import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const app = fileURLToPath(new URL('../../../app', import.meta.url))

/**
 * The same app as one bundle with nothing prerendered, as a build without further thought makes it.
 *
 * @returns the folder, for a lender's `APP_FOLDER`
 */
export async function buildNaiveApp(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'paso-naive-'))
  await build({
    root: app,
    configFile: join(app, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const scripts = /<script type="module"[^>]*src="[^"]*"[^>]*><\/script>/.exec(
    readFileSync(join(folder, 'index.html'), 'utf8'),
  )?.[0]
  if (scripts === undefined) throw new Error('the bundle is named in no script of index.html')
  // The page for every path without a painted screen: language and messages, and nothing to look at.
  const shell = readFileSync(join(app, 'dist/shell.th.html'), 'utf8')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<script type="module"[^>]*><\/script>/g, '')
  writeFileSync(join(folder, 'shell.th.html'), shell.replace('</body>', `${scripts}</body>`))
  writeFileSync(join(folder, 'pages.json'), JSON.stringify({ '*': { th: 'shell.th.html' } }))
  // Sent as small as the app's own files are.
  const code = join(folder, 'static/js')
  for (const file of readdirSync(code))
    writeFileSync(join(code, `${file}.br`), brotliCompressSync(readFileSync(join(code, file))))
  return folder
}
