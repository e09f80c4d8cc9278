import { defineConfig } from '@playwright/test'

/** Journeys of a borrower: a phone's page, Thai unless a test says otherwise, no second tries. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: './support/global-set-up.ts',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  retries: 0,
  workers: process.env.PASO_E2E_WORKERS ? Number(process.env.PASO_E2E_WORKERS) : 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    actionTimeout: 20_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.PASO_BROWSER ? { executablePath: process.env.PASO_BROWSER } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
})
