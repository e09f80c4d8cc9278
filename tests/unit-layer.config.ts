import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = join(import.meta.dirname, '..')

/** The unit layer as one run, so that no core waits for the last file of a folder. */
export default defineConfig({
  root,
  test: {
    projects: ['tests', 'sdk', 'app'].map((folder) => join(root, folder)),
    // A busy machine takes its time to end things too.
    teardownTimeout: 120_000,
  },
})
