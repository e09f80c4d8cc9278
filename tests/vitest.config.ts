import { defineConfig } from 'vitest/config'

/** Tests about the whole: who imports whom, and what the linter and the check find. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['architecture/**/*.test.ts', 'contract/**/*.test.ts'],
    testTimeout: 60_000,
  },
})
