// Makes the packed cluster that new databases begin with, where there is none yet: a step of the set-up.
import { clusterFolder } from '../store/opening/packed-cluster.ts'

await clusterFolder()
