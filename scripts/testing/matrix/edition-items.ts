import { npmScript } from '../../set-up/run-command.ts'
import {
  bundles,
  cells,
  lookedAtCells,
  nameOfBundle,
  nameOfCell,
  nameOfLookedAt,
  nameOfPseudo,
  pseudoCells,
  type Cell,
} from './edition-cells.ts'
import type { Item } from './items.ts'

/** In the app of an edition, which is built where it is not there. */
const inEdition = (
  country: Cell['country'],
  name: string,
  seconds: number,
  { env = {}, flags = [] }: { env?: Item['env']; flags?: readonly string[] } = {},
): Item => ({
  kind: 'editions',
  name,
  command: [process.execPath, 'scripts/edition-journey.ts', country, name, ...flags],
  env,
  seconds,
})

/** The whole journey of a borrower, edition × language × host. */
const editionJourneys = cells.map((cell) =>
  // The journeys of each commit run on the other one.
  inEdition(cell.country, nameOfCell(cell), 40, { env: { TEST_ENGINES: 'postgres' } }),
)

const lookedAtJourneys = lookedAtCells.map((cell) =>
  inEdition(cell.country, nameOfLookedAt(cell), 120),
)

/** A text of an edition's own that stands in no catalog is seen. */
const editionsInPseudoWords = pseudoCells.map((country) =>
  inEdition(country, nameOfPseudo(country), 140, { env: { PSEUDO_WORDS: '1' } }),
)

/** Made as if it might ask for lists of the device. */
const bundlesOfEditions = bundles.map((each) =>
  inEdition(each.country, nameOfBundle(each), 25, { flags: ['--lists'] }),
)

const listsOfTheDevice: Item = {
  ...inEdition('MX', 'lists of the device', 40, { flags: ['--lists'] }),
  name: 'lists of the device, in a build that may ask for them',
}

/** What `npm run check` weighs of one build alone. */
const bytesOfEditions: Item = {
  kind: 'editions',
  name: 'bytes of a first visit in every edition',
  command: npmScript('size', 'app', ['--all']),
  env: {},
  seconds: 40,
}

/** Everything that is run edition by edition. */
export const itemsOfEditions: readonly Item[] = [
  ...editionJourneys,
  ...lookedAtJourneys,
  ...editionsInPseudoWords,
  ...bundlesOfEditions,
  bytesOfEditions,
  listsOfTheDevice,
]
