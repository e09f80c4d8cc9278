import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

/** Journeys of a borrower: a phone's page, Thai unless a test says otherwise, no second tries. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results/journeys',
  globalSetup: './support/global-set-up.ts',
  // Limits that a busy machine does not reach: nothing that comes, however late, is a failure.
  timeout: 600_000,
  expect: { timeout: 45_000 },
  retries: 0,
  workers: process.env.PASO_E2E_WORKERS
    ? Number(process.env.PASO_E2E_WORKERS)
    : // Two more than cores: who waits for a server that starts, or for a page that asks again, leaves a core idle.
      availableParallelism() + 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['./support/route-table.ts']],
  use: {
    browserName: 'chromium',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // What passes a service worker cannot be held up or looked at; a journey of its own lets it be.
    serviceWorkers: 'block',
    // Drawing what moves while a page waits takes a core of its own. The whole walk keeps its motion.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 45_000,
    // Calls and console alone: the film and the pages' copies cost a fifth of a journey.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.PASO_BROWSER ? { executablePath: process.env.PASO_BROWSER } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Fewer processes a journey, each of which starts and talks: a twentieth of its work.
        '--in-process-gpu',
        '--renderer-process-limit=1',
        // Where a tool listens, V8 looks up where each Error was made, by compiling the whole script once more: a twelfth of a
        // journey's work. So it notes the places at once.
        '--js-flags=--no-enable-lazy-source-positions',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
})
