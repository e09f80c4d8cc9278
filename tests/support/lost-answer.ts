import type { Page } from '@playwright/test'

/** Has the lender do what the next call to `url` asks, and the network lose its answer. */
export const loseNextAnswer = (page: Page, url: Parameters<Page['route']>[0]): Promise<unknown> =>
  page.route(
    url,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
