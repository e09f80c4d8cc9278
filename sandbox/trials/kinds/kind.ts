import { startDatabase, type Engine } from '../../test/databases.ts'
import type { Plan } from '../play.ts'
import { serveHere, type ServingStage } from '../stages.ts'

/** A plan that can be played many times, and how it is cleared away. */
export interface Ground {
  plan: Plan
  close(): Promise<void>
}

/** One kind of fault: what may strike a lender, on the engines that it can strike. */
export interface Kind {
  engines: readonly Engine[]
  open(engine: Engine): Promise<Ground>
}

export const BOTH: readonly Engine[] = ['pglite', 'postgres']

/** A lender in this process on a database of its own, for faults in which no process need die. */
export async function openHere(
  engine: Engine,
  plan: (stage: ServingStage) => Omit<Plan, 'stage' | 'begin'>,
  options: Parameters<typeof serveHere>[1] = {},
): Promise<Ground> {
  const opened = await startDatabase(engine)
  const stage = await serveHere(opened.database, options)
  return {
    plan: { ...plan(stage), stage: () => stage, begin: async () => stage.url },
    close: async () => {
      await stage.close()
      await opened.stop()
    },
  }
}
