/** The app inside a simulated wrapper: what a real one puts into the page is there before the page's own code. */
import type { Page } from '@playwright/test'
import type {
  SimulatedMethod,
  SimulatedScripts,
  SimulatedWrapper,
  SimulatedWrapperOptions,
} from '@paso/sdk/bridge/simulated'
import { buildProgram } from './built-program.ts'
import { sampled } from './sampled.ts'

/** What the wrapper's script leaves on the window, for tests to play the phone by. */
export interface WrapperWindow {
  wrapper: SimulatedWrapper
}

const program = `
  import { createSimulatedWrapper } from '@paso/sdk/bridge/simulated'
  window.wrapper = createSimulatedWrapper(window.wrapperOptions)
  window.wrapper.install()
`

let built: Promise<string> | undefined

async function script(): Promise<string> {
  const code = [...(await buildProgram(program)).values()].join('\n')
  return `if (window.top === window) (() => {${code}})()`
}

/** Both in the matrix and by `npm run routes`; one of them in `npm test`. */
export const platforms = sampled(['android', 'ios'] as const, 1)

/** What a page has to run first to be inside a wrapper, the options as JSON has them. */
export async function wrapperScript(options: SimulatedWrapperOptions): Promise<string> {
  return `window.wrapperOptions = ${JSON.stringify(options)};${await (built ??= script())}`
}

/** Plays a wrapper around every page from now on. */
export async function insideWrapper(page: Page, options: SimulatedWrapperOptions): Promise<void> {
  await page.addInitScript(await wrapperScript(options))
}

/** Has calls answered otherwise from now on, until the page is loaded anew. */
export async function answer(page: Page, scripts: SimulatedScripts): Promise<void> {
  await page.evaluate((scripts) => {
    const { wrapper } = window as unknown as WrapperWindow
    for (const [method, script] of Object.entries(scripts)) {
      wrapper.answer(method as 'takeImage', script as never)
    }
  }, scripts)
}

/** Sends an event to the page, as the system has it. */
export async function emit(page: Page, event: 'back' | 'resume', data: object = {}): Promise<void> {
  await page.evaluate(
    ({ event, data }) => {
      const { wrapper } = window as unknown as WrapperWindow
      wrapper.emit(event, data as never)
    },
    { event, data },
  )
}

type Change = Parameters<SimulatedWrapper['changePermission']>

/** Changes how a permission stands, as the borrower does in the phone's settings. */
export async function changePermission(page: Page, ...change: Change): Promise<void> {
  await page.evaluate((change) => {
    const { wrapper } = window as unknown as WrapperWindow
    wrapper.changePermission(...change)
  }, change)
}

/** What the page asked of the wrapper since it was loaded, oldest first. */
export function callsOf(
  page: Page,
): Promise<readonly { method: SimulatedMethod; params: unknown }[]> {
  return page.evaluate(() => [...(window as unknown as WrapperWindow).wrapper.calls])
}

/** The methods alone. */
export const methodsOf = async (page: Page): Promise<SimulatedMethod[]> =>
  (await callsOf(page)).map(({ method }) => method)

/** The path that a screen has here: behind the hash on iOS. */
export const placeOf = ({ platform }: Pick<SimulatedWrapperOptions, 'platform'>, path: string) =>
  platform === 'ios' ? `/#${path}` : path
