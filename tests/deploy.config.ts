import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** `npm run test:deploy`: the app as a web server of another maker serves it. */
const { globalSetup: _, ...common } = journeys
export default defineConfig({
  ...common,
  testDir: 'deploy',
  reporter: [['list']],
  workers: 1,
})
