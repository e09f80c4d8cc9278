import { availableParallelism } from 'node:os'
import path from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findOrInstallBrowser } from '../scripts/set-up/browser.ts'

const here = import.meta.dirname
const browser = await findOrInstallBrowser(console.log)
if (typeof browser === 'string') throw new Error(browser)
const executablePath = browser.executable

/** Colours that a reader forces on every page, such as those of a high contrast. */
const forced = process.env.STORY_COLOURS === 'forced' ? { forcedColors: 'active' as const } : {}

const chromium = () => ({
  enabled: true,
  headless: true,
  connectTimeout: 300_000,
  screenshotFailures: false,
  viewport: { width: 360, height: 740 },
  provider: playwright({
    contextOptions: forced,
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        // A camera that shows a moving picture, and is allowed.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  }),
  instances: [{ browser: 'chromium' as const }],
})

/** One page a core, in which every file runs: each loads the kit, the workbench and axe once. */
const pages = {
  // A busy machine takes its time; what never comes is still seen.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  isolate: false,
  maxWorkers: availableParallelism(),
}

/** Found while running, a dependency reloads the page under the tests: all are named here. */
const optimizeDeps = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react-dom/server',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'styled-components',
    'jsqr',
    '@zxing/library',
    'react-hook-form',
    '@tanstack/react-form',
  ],
}

const photos = 'src/photo-capture/*.test.tsx'

export default defineConfig({
  root: here,
  test: {
    teardownTimeout: 120_000,
    projects: [
      {
        root: here,
        plugins: [storybookTest({ configDir: path.join(here, '../.storybook') })],
        optimizeDeps,
        test: { name: 'stories', ...pages, browser: chromium() },
      },
      {
        root: here,
        optimizeDeps,
        test: {
          name: 'components',
          ...pages,
          include: ['src/**/*.test.tsx'],
          exclude: [photos],
          setupFiles: ['./tests/page-setup.ts'],
          browser: chromium(),
        },
      },
      {
        root: here,
        optimizeDeps,
        test: {
          name: 'photos',
          ...pages,
          // Pictures of a camera's size fill a page's memory: each file has a page of its own.
          isolate: true,
          include: [photos],
          setupFiles: ['./tests/page-setup.ts'],
          browser: chromium(),
        },
      },
      {
        root: here,
        test: {
          name: 'package',
          maxWorkers: pages.maxWorkers,
          include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
          environment: 'node',
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
