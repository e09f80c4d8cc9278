import { readStored, writeStored } from '../session/stored-values.ts'

/**
 * After a deployment the chunks of the page that is open may be gone: reload once, on the path
 * that was wanted. The flag lives until a screen comes through, so it cannot loop.
 */
export function reloadOnceForMissingChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    if (readStored('reloadflag_app_path_change') !== undefined || !navigator.onLine) return
    event.preventDefault()
    writeStored('reloadflag_app_path_change', location.pathname)
    location.reload()
  })
}
