import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    // Limits that a busy machine does not reach: what ends a wait is what it waits for.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
