import { existsSync, globSync } from 'node:fs'
import { installFromSystem, maySystemInstall, onPath } from './system-packages.ts'

export interface WebKit {
  /** Speaks the WebDriver protocol. */
  readonly driver: string
  /** The browser that it drives. */
  readonly browser: string
  /** Gives it a screen where there is none. */
  readonly screen: string
}

/**
 * WebKitGTK with its driver, as iPhones have WebKit: the system's, else one that is installed now.
 * @param say gets one line for every step that takes long
 * @returns the programs, or in words why there are none
 */
export async function findOrInstallWebKit(say: (line: string) => void): Promise<WebKit | string> {
  const found = find()
  if (found) return found
  let failure: string | undefined
  if (maySystemInstall()) {
    say('No WebKitWebDriver found. Installing webkit2gtk-driver with apt-get, some two minutes …')
    failure = await installFromSystem(['webkit2gtk-driver', 'xvfb', 'fonts-noto-core'])
    const installed = find()
    if (installed) return installed
  }
  return [
    'No WebKit was found and none could be installed. It is to be had on Debian and Ubuntu:',
    '  · apt-get install webkit2gtk-driver xvfb fonts-noto-core   (as root)',
    ...(failure === undefined ? [] : ['What apt-get said:', failure]),
  ].join('\n')
}

function find(): WebKit | undefined {
  const driver = onPath('WebKitWebDriver')
  const screen = onPath('Xvfb')
  // The newest interface of the library, where several are there.
  const browser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().at(-1)
  if (!driver || !screen || !browser || !existsSync(browser)) return undefined
  return { driver, browser, screen }
}
