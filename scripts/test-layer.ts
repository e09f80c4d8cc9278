// One layer of the tests as a process of its own, begun by scripts/test.ts, to which it reports the result.
import { layers } from './testing/layers.ts'
import { killGroup } from './testing/process-group.ts'

// Without its parent nobody would stop it.
process.once('disconnect', () => {
  killGroup(process.pid)
  process.exit(1)
})

const layer = layers.find(({ name }) => name === process.argv[2])
if (!layer) throw new Error(`There is no test layer ${String(process.argv[2])}`)
process.send?.(await layer.run(), () => {
  process.removeAllListeners('disconnect')
  process.disconnect()
})
