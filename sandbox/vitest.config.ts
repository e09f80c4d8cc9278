import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/shared-engines.ts'],
    // A file waits for its database as long as it works: one more than the machine would choose.
    maxWorkers: 2,
  },
})
