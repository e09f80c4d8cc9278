import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

/** One picture a story beside the one that is kept. scripts/pictures.ts builds and serves the stories first. */
export default defineConfig({
  testDir: '.',
  testMatch: 'stories.picture.ts',
  outputDir: '../../test-results/pictures',
  snapshotPathTemplate: '{testDir}/kept/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  timeout: 120_000,
  workers: availableParallelism(),
  reporter: [['dot'], ['html', { outputFolder: '../../.paso/pictures', open: 'never' }]],
  expect: {
    // Six pixels that differ are a change.
    toHaveScreenshot: { maxDiffPixels: 5, threshold: 0.02, animations: 'disabled', caret: 'hide' },
  },
  use: {
    browserName: 'chromium',
    baseURL: process.env.PICTURES_ADDRESS ?? '',
    viewport: { width: 360, height: 740 },
    timezoneId: 'Asia/Bangkok',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.PASO_BROWSER ? { executablePath: process.env.PASO_BROWSER } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        // Letters are drawn alike whatever a machine's own settings of fonts say.
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
  },
})
