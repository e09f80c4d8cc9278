import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const style = `body{font:16px/1.5 system-ui;margin:1rem}li{margin:.5rem 0}button{font:inherit;min-height:44px;padding:0 1rem}
[data-outcome=kept]{color:#0a6b2d}[data-outcome=broken]{color:#b00020}[data-outcome=refused],[data-outcome=missing]{color:#6b4e00}`

/** Writes the checker as one file without anything beside it: a wrapper team puts it where its page is. */
export async function writeCheckerPage(folder: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'src/bridge/checker/page.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome87', 'safari15.4'],
    write: false,
  })
  const script = (outputFiles[0]?.text ?? '').trim().replaceAll('</script', '<\\/script')
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Wrapper checker</title><link rel="icon" href="data:,"><style>${style}</style><body><script>${script}</script></body></html>
`
  writeFileSync(join(folder, 'wrapper-checker.html'), html)
}
