import type { Region, RegionLevel } from './thailand.ts'
import { thaiRegionsBelow } from './thailand.ts'

/** Names are had in the language of the country, and in English for every other language. */
const nameOf = (region: Region, language: string): string =>
  language === 'th' ? region.th : region.en

/**
 * The regions below `parent` with their names in `language` (a tag such as `th`), in that
 * language's order; undefined when there is no such parent.
 */
export function regionList(
  parent: string | undefined,
  language: string,
): { level: RegionLevel; regions: { region_id: string; name: string }[] } | undefined {
  const found = thaiRegionsBelow(parent)
  if (found === undefined) return undefined
  const order = new Intl.Collator(language === 'th' ? 'th' : 'en')
  const regions = found.regions
    .map((region) => ({ region_id: region.region_id, name: nameOf(region, language) }))
    .sort((a, b) => order.compare(a.name, b.name))
  return { level: found.level, regions }
}
