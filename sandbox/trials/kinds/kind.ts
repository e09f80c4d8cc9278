import { startDatabase, type Engine } from '../../test/support/databases.ts'
import type { Database } from '../../src/store/database/database.ts'
import type { Plan } from '../play.ts'
import { serveHere, type ServingStage } from '../stages.ts'

/** A plan that can be played many times, and how it is cleared away. */
export interface Ground {
  plan: Plan
  close(): Promise<void>
}

/** What befalls a lender that stands already. */
export type Fault = Omit<Plan, 'stage' | 'begin'>

/** One kind of fault: what may strike a lender, on the engines that it can strike. */
export interface Kind {
  engines: readonly Engine[]
  open(engine: Engine): Promise<Ground>
  /** Set where any lender can be struck and is as good as new afterwards: one may serve for several. */
  fault?: Fault
}

export const BOTH: readonly Engine[] = ['pglite', 'postgres']

/** A kind for which a lender in this process will do. */
export const struckHere = (fault: Fault): Kind => ({
  engines: BOTH,
  fault,
  open: (engine) => openHere(engine, () => fault),
})

/**
 * A lender in this process on a database of its own, for faults in which no process need die.
 *
 * @param options.over puts something between the lender and its database.
 */
export async function openHere(
  engine: Engine,
  fault: (stage: ServingStage) => Fault,
  options: Parameters<typeof serveHere>[1] & { over?: (database: Database) => Database } = {},
): Promise<Ground> {
  const opened = await startDatabase(engine)
  const { over = (database) => database, ...rest } = options
  const stage = await serveHere(over(opened.database), rest)
  return {
    plan: { ...fault(stage), stage: () => stage, begin: async () => stage.url },
    close: async () => {
      await stage.close()
      await opened.stop()
    },
  }
}
