import type { BrowserContext, Page } from '@playwright/test'

/** The phone takes the page's memory away; the borrower opens the app again at `path`. */
export async function killAndOpen(
  page: Page,
  context: BrowserContext,
  path: string,
): Promise<Page> {
  // A crash, since a page that is closed still hears of it and could write something down.
  const browser = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void browser.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
  const opened = await context.newPage()
  await opened.goto(path)
  return opened
}
