import { PGlite } from '@electric-sql/pglite'

/**
 * How the embedded engine starts: with 32 MB of pages instead of the 128 MB that a server takes. They are
 * the engine's own second copy; the system's cache, which gives memory back, holds the files as well.
 */
export const engineStart: { startParams: string[] } = {
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
}
