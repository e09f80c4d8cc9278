import type { Language } from '../../foundation/languages.ts'
import type { Position, Region, RegionLevel, RegionTree } from './region-tree.ts'

/**
 * The regions below `parent` with their names in `language`, in that language's
 * order; in English where they have no name in it. Undefined when there is no such parent.
 */
export function regionList(
  tree: RegionTree,
  parent: string | undefined,
  language: Language,
): { level: RegionLevel; regions: { region_id: string; name: string }[] } | undefined {
  const found = tree.below(parent)
  if (found === undefined) return undefined
  const isNamed = found.regions.some(({ names }) => names[language] !== undefined)
  const order = new Intl.Collator(isNamed ? language : 'en')
  const regions = found.regions
    .map(({ region_id, names }) => ({ region_id, name: names[language] ?? names.en }))
    .sort((a, b) => order.compare(a.name, b.name))
  return { level: found.level, regions }
}

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
  tree: RegionTree,
  position: Position,
  language: Language,
): { region_id: string; name: string }[] {
  return tree
    .near(position, REACH)
    .map(({ region_id, names }: Region) => ({ region_id, name: names[language] ?? names.en }))
}
