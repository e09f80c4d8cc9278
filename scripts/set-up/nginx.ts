import { runCommand } from './run-command.ts'
import { installFromSystem, maySystemInstall } from './system-packages.ts'

/**
 * Finds nginx, or installs it now.
 * @param say gets one line for every step that takes long
 * @returns its version, or in words why there is none
 */
export async function findOrInstallNginx(
  say: (line: string) => void,
): Promise<{ version: string } | string> {
  const found = await nginx()
  if (found) return found
  let failure: string | undefined
  if (maySystemInstall()) {
    say('No nginx found. Installing it with apt-get …')
    failure = await installFromSystem(['nginx-light'])
    const installed = await nginx()
    if (installed) return installed
  }
  return [
    'No nginx was found and none could be installed. Any of these helps:',
    '  · apt-get install nginx-light   (Debian, Ubuntu; as root)',
    '  · brew install nginx   (macOS)',
    ...(failure === undefined ? [] : ['What apt-get said:', failure]),
  ].join('\n')
}

async function nginx(): Promise<{ version: string } | undefined> {
  const asked = await runCommand(['nginx', '-v'])
  return asked.code === 0 ? { version: asked.output.trim() } : undefined
}
