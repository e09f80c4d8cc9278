import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.pact.test.ts'],
    globalSetup: ['setup/fresh-pact.ts'],
    // Every test merges into the same file.
    fileParallelism: false,
    testTimeout: 20_000,
  },
})
