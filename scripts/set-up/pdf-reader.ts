import { runCommand } from './run-command.ts'
import { installFromSystem, maySystemInstall } from './system-packages.ts'

/**
 * Finds `pdftotext` and `pdffonts`, which read papers in tests as another program does, or installs
 * poppler now.
 * @param say gets one line for every step that takes long
 * @returns its version, or in words why there is none
 */
export async function findOrInstallPdfReader(
  say: (line: string) => void,
): Promise<{ version: string } | string> {
  const found = await reader()
  if (found) return found
  let failure: string | undefined
  if (maySystemInstall()) {
    say('No pdftotext found. Installing poppler-utils with apt-get …')
    failure = await installFromSystem(['poppler-utils'])
    const installed = await reader()
    if (installed) return installed
  }
  return [
    'No pdftotext was found and none could be installed. Any of these helps:',
    '  · apt-get install poppler-utils   (Debian, Ubuntu; as root)',
    '  · brew install poppler   (macOS)',
    ...(failure === undefined ? [] : ['What apt-get said:', failure]),
  ].join('\n')
}

async function reader(): Promise<{ version: string } | undefined> {
  const asked = await Promise.all(['pdftotext', 'pdffonts'].map((each) => runCommand([each, '-v'])))
  if (asked.some(({ code }) => code !== 0)) return undefined
  return { version: asked[0]?.output.trim().split('\n')[0] ?? '' }
}
