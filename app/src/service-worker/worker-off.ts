/** What a server sends in the worker's place to switch it off: it forgets all that was kept, and goes. */
import { forgetKept } from './kept.ts'
import { workerScope } from './worker-scope.ts'

const scope = workerScope()

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => {
  event.waitUntil(forgetKept().then(() => scope.registration.unregister()))
})
