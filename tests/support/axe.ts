import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext, Page } from '@playwright/test'

interface AxeFinding {
  id: string
  nodes: { html: string }[]
}

/** The checker that the kit's workbench brings along. */
const source = readFileSync(
  createRequire(
    createRequire(import.meta.url).resolve('@storybook/addon-a11y/package.json'),
  ).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Lets the pages of a context be checked, whatever their policy says. Call it before the first one. */
export const bringAxe = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ content: source })

/** What axe finds against WCAG 2.2 AA and its own best practices, a line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: AxeFinding[] }> }
    }
    const values = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
    // What a frame holds is somebody else's page.
    return (await axe.run({ iframes: false, runOnly: { type: 'tag', values } })).violations
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' · ')}`)
}
