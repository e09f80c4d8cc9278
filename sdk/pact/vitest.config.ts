import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.pact.test.ts'],
    globalSetup: ['setup/fresh-pact.ts'],
    // Every test merges into the same file.
    fileParallelism: false,
    // Loading Pact for each file again takes longer than the tests.
    isolate: false,
    // A busy machine takes its time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
