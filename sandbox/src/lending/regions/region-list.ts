import type { Language } from '../../foundation/languages.ts'
import type { Country } from '../settings/settings.ts'
import { readPlaceFile } from './place-file.ts'
import type { Position, Region, RegionLevel, RegionTree } from './region-tree.ts'
import { readThailand } from './thailand.ts'

/** Where each edition's borrowers live; the generic one, with its Thai phones, in Thailand. */
const makers: Readonly<Record<Country, () => RegionTree>> = {
  TH: readThailand,
  MX: () => readPlaceFile('mexico', 'mx', 'es'),
  PK: () => readPlaceFile('pakistan', 'pk', 'ur'),
  EG: () => readPlaceFile('egypt', 'eg', 'ar'),
  GENERIC: readThailand,
}

const made = new Map<Country, RegionTree>()

/** A country's regions, read when they are first asked for. */
function regionsOf(country: Country): RegionTree {
  const known = made.get(country)
  if (known !== undefined) return known
  const tree = makers[country]()
  made.set(country, tree)
  return tree
}

/**
 * The regions of the edition below `parent` with their names in `language`, in that language's
 * order; in English where they have no name in it. Undefined when there is no such parent.
 */
export function regionList(
  country: Country,
  parent: string | undefined,
  language: Language,
): { level: RegionLevel; regions: { region_id: string; name: string }[] } | undefined {
  const found = regionsOf(country).below(parent)
  if (found === undefined) return undefined
  const isNamed = found.regions.some(({ names }) => names[language] !== undefined)
  const order = new Intl.Collator(isNamed ? language : 'en')
  const regions = found.regions
    .map(({ region_id, names }) => ({ region_id, name: names[language] ?? names.en }))
    .sort((a, b) => order.compare(a.name, b.name))
  return { level: found.level, regions }
}

/** Whether the three name a real place of the edition: each within the one before. */
export const isPlace = (
  country: Country,
  province: string,
  city: string,
  district: string,
): boolean => regionsOf(country).isPlace(province, city, district)

/**
 * Kilometres from the middle of a region within which a position counts as in it. The widest Thai
 * subdistricts reach so far; elsewhere a city and what lies around it.
 */
const REACH = 20

/**
 * The regions that a position lies in, as far as they are known, the province first: in Thailand
 * down to the subdistrict, elsewhere a city of some size. A proposal by the nearest middle, not a
 * border.
 */
export function regionsAt(
  country: Country,
  position: Position,
  language: Language,
): { region_id: string; name: string }[] {
  return regionsOf(country)
    .near(position, REACH)
    .map(({ region_id, names }: Region) => ({ region_id, name: names[language] ?? names.en }))
}
