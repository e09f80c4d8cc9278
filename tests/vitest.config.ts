import { defineConfig } from 'vitest/config'

/** Tests about the whole: who imports whom, and what the linter and the check find. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'architecture/**/*.test.ts',
      'contract/**/*.test.ts',
      'oracle/**/*.test.ts',
      'release/**/*.test.ts',
    ],
    // Files of a worker share what they import, so each leaves it as it was.
    isolate: false,
    // Limits that no busy machine reaches: what ends a wait is what it waits for.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
