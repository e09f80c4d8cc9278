import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** The whole journey, edition by edition. Each has a lender of its own that serves that edition. */
export default defineConfig(
  { ...journeys, globalSetup: [], reporter: [['list']] },
  { testDir: '.', testMatch: '*.journey.ts', outputDir: '../../test-results/editions' },
)
