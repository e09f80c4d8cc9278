// npm run build: SDK, kit and app, each only when something it reads has changed.
import { buildAll, printBuild } from './set-up/build.ts'

process.exitCode = (await buildAll(printBuild)) ? 0 : 1
