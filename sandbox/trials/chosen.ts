import { bothEngines, type Engine } from '../test/support/databases.ts'
import { kinds, type KindName } from './kinds/all-kinds.ts'

/** What is to be played, and judged. */
export interface Chosen {
  name: KindName
  engine: Engine
}

/** The command line names what there is not: said in its own words. */
export class UnknownChoice extends Error {
  override name = 'UnknownChoice'
}

/** The kinds and engines that the command line names; all where it names none. Throws `UnknownChoice`. */
export function chosenOf(given: {
  kind?: readonly string[] | undefined
  engine?: readonly string[] | undefined
}): Chosen[] {
  refuseUnknown('kind', given.kind, Object.keys(kinds))
  refuseUnknown('engine', given.engine, bothEngines)
  const chosen = (Object.keys(kinds) as KindName[])
    .filter((name) => given.kind?.includes(name) ?? true)
    .flatMap((name) =>
      kinds[name].engines
        .filter((engine) => given.engine?.includes(engine) ?? true)
        .map((engine) => ({ name, engine })),
    )
  if (chosen.length > 0) return chosen
  throw new UnknownChoice(
    `${given.kind?.join(', ')} cannot be played on ${given.engine?.join(', ')}`,
  )
}

function refuseUnknown(
  what: string,
  given: readonly string[] = [],
  known: readonly string[],
): void {
  const unknown = given.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new UnknownChoice(
    `There is no ${what} ${unknown.join(', ')}. There are: ${known.join(', ')}`,
  )
}

/** Those of the trials that were chosen: what was found in another kind, or earlier on another engine, is not theirs. */
export function ofChosen<Trial extends { kind: string; engine: string }>(
  trials: readonly Trial[],
  chosen: readonly Chosen[],
): Trial[] {
  return trials.filter(({ kind, engine }) =>
    chosen.some((each) => each.name === kind && each.engine === engine),
  )
}
