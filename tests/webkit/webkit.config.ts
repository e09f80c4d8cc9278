import { defineConfig } from '@playwright/test'

/** Journeys in WebKit, one after the other: the driver has one session. scripts/webkit.ts starts it. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results/webkit',
  globalSetup: '../support/global-set-up.ts',
  workers: 1,
  timeout: 300_000,
  forbidOnly: true,
  reporter: [['list']],
})
