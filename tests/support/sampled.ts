import { createHash } from 'node:crypto'

const seed = process.env.JOURNEYS_SAMPLE

/** All of a list; in `npm test`, which the matrix completes, `count` of it, others with each commit. */
export function sampled<Name extends string>(names: Iterable<Name>, count: number): Name[] {
  if (seed === undefined) return [...names]
  const placeOf = (name: Name) => createHash('sha256').update(`${seed} ${name}`).digest('hex')
  return [...names].sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1)).slice(0, count)
}
