import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext, Page } from '@playwright/test'

interface AxeFinding {
  id: string
  nodes: { html: string; target: string[] }[]
}

interface Axe {
  run(options: object): Promise<{ violations: AxeFinding[] }>
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
    const { axe } = window as unknown as { axe: Axe }
    const values = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
    // What a frame holds is somebody else's page.
    const found = await axe.run({ iframes: false, runOnly: { type: 'tag', values } })
    const place = window.scrollY
    const kept: AxeFinding[] = []
    for (const { id, nodes } of found.violations) {
      const lasting = []
      for (const node of nodes) {
        // Half under a footer that stays, a target is small until the page is scrolled.
        if (id === 'target-size') {
          document.querySelector(node.target[0] ?? '')?.scrollIntoView({ block: 'center' })
          const sizes = { iframes: false, runOnly: { type: 'rule', values: [id] } }
          const again = (await axe.run(sizes)).violations.flatMap((each) => each.nodes)
          if (!again.some((each) => each.target[0] === node.target[0])) continue
        }
        lasting.push(node)
      }
      if (lasting.length > 0) kept.push({ id, nodes: lasting })
    }
    window.scrollTo(0, place)
    return kept
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' · ')}`)
}
