import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/support/longest-first.ts'

/** They replace a module, or measure the memory of their process. */
const alone = ['test/model/bent-*.test.ts', 'test/http/upload-attacks.test.ts']

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['test/support/shared-engines.ts'],
    // Two cores work on two files: the database works in the process of its test, or beside both.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // What ends a test is what it waits for; these only end one that would hang.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: alone,
          // The app, its compiled schemas and a lender serve all files of a worker.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
})
