import { existsSync } from 'node:fs'
import { lastLines, runCommand, tool } from './run-command.ts'
import { installFromSystem, maySystemInstall, onPath } from './system-packages.ts'

export interface Browser {
  readonly executable: string
  readonly version: string
}

/**
 * A Chromium for the tests: PASO_BROWSER, else Playwright's own, else the system's, else one that is installed now.
 * @param say gets one line for every step that takes long
 * @returns the browser, or in words why there is none
 */
export async function findOrInstallBrowser(say: (line: string) => void): Promise<Browser | string> {
  const named = process.env.PASO_BROWSER
  if (named) {
    return (
      (await whenItRuns(named)) ??
      `PASO_BROWSER names ${named}, and \`${named} --version\` does not run. Correct the path or unset it.`
    )
  }
  const found = await firstThatRuns(await candidates())
  if (found) return found

  say('No Chromium found. Downloading one with Playwright …')
  const download = await runCommand(tool('playwright', ['install', 'chromium']))
  const downloaded = download.code === 0 ? await firstThatRuns(await candidates()) : undefined
  if (downloaded) return downloaded

  if (maySystemInstall()) {
    say(
      "Playwright's Chromium cannot be had or lacks libraries here. Installing the system's with apt-get …",
    )
    // The fonts are for Thai and Arabic script: without them pictures show boxes and lines break elsewhere.
    const failure = await installFromSystem(['chromium-headless-shell', 'fonts-noto-core'])
    const installed = await firstThatRuns(await candidates())
    if (installed) return installed
    return `Chromium could not be installed with apt-get:\n${failure ?? 'it was installed but does not run.'}`
  }
  return [
    'No Chromium was found and none could be installed. Any of these helps:',
    '  · npx playwright install --with-deps chromium',
    '  · apt-get install chromium-headless-shell fonts-noto-core   (Debian, Ubuntu; as root)',
    '  · PASO_BROWSER=/path/to/chrome npm test',
    'What Playwright said:',
    lastLines(download.output),
  ].join('\n')
}

async function candidates(): Promise<string[]> {
  // The one without windows first: a page of its own costs it less than half the time.
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'chrome',
  ]
  const system = names.map(onPath).filter((path) => path !== undefined)
  const inPlaces = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ].filter((path) => existsSync(path))
  const { chromium } = await import('playwright')
  const own = chromium.executablePath()
  return [...(existsSync(own) ? [own] : []), ...system, ...inPlaces]
}

async function firstThatRuns(paths: readonly string[]): Promise<Browser | undefined> {
  for (const path of paths) {
    const browser = await whenItRuns(path)
    if (browser) return browser
  }
  return undefined
}

async function whenItRuns(executable: string): Promise<Browser | undefined> {
  const outcome = await runCommand([executable, '--version'])
  if (outcome.code !== 0) return undefined
  return { executable, version: outcome.output.trim().split('\n').at(-1) ?? '' }
}
