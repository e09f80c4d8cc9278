import type { Language } from '../../foundation/languages.ts'

/** Wire names of the three levels; what they are called differs by country. */
export type RegionLevel = 'province' | 'city' | 'district'

/** Stands for a place that the lists do not have. */
const OTHER = 'other'

const LEVELS: readonly RegionLevel[] = ['province', 'city', 'district']

export interface Region {
  region_id: string
  /** In English and, where it differs, in the country's own language. */
  names: Partial<Record<Language, string>> & { en: string }
}

/** Degrees north and east, WGS 84. */
export interface Position {
  latitude: number
  longitude: number
}

/** A region and what it lies in: undefined for a province; and where its middle is, if known. */
export interface PlacedRegion extends Region {
  parent: string | undefined
  middle?: Position | undefined
}

/** A country's regions, three levels deep. */
export class RegionTree {
  readonly #byId = new Map<string, PlacedRegion>()
  readonly #children = new Map<string | undefined, PlacedRegion[]>()

  /** Throws when two regions share an identifier, or one lies in nothing that came before it. */
  constructor(regions: Iterable<PlacedRegion>) {
    for (const region of regions) {
      const { region_id: id, parent } = region
      if (this.#byId.has(id)) throw new Error(`two regions are ${id}`)
      if (parent !== undefined && !this.#byId.has(parent)) throw new Error(`${id} lies in nothing`)
      this.#byId.set(id, region)
      const siblings = this.#children.get(parent)
      if (siblings) siblings.push(region)
      else this.#children.set(parent, [region])
    }
  }

  /** Undefined where there is none of the name. */
  find(regionId: string): Region | undefined {
    return this.#byId.get(regionId)
  }

  /** The regions right below `parent` (the provinces without one); undefined when there are none. */
  below(
    parent: string | undefined,
  ): { level: RegionLevel; regions: readonly Region[] } | undefined {
    const regions = this.#children.get(parent)
    const level = LEVELS[this.#depth(parent)]
    return regions === undefined || level === undefined ? undefined : { level, regions }
  }

  /** Whether the district lies in the city and that in the province. What is in no list is `other`. */
  isPlace(province: string, city: string, district: string): boolean {
    const root = this.#byId.get(province)
    return (
      root !== undefined &&
      root.parent === undefined &&
      (city === OTHER || this.#byId.get(city)?.parent === province) &&
      (district === OTHER || this.#byId.get(district)?.parent === city)
    )
  }

  /**
   * The region whose middle is nearest, and what it lies in, the province first; nothing when none
   * is within `reach` kilometres.
   */
  near(position: Position, reach: number): Region[] {
    let nearest: PlacedRegion | undefined
    let least = reach
    for (const region of this.#byId.values()) {
      if (region.middle === undefined) continue
      const distance = kilometres(region.middle, position)
      if (distance > least) continue
      least = distance
      nearest = region
    }
    const found: Region[] = []
    for (let at = nearest; at !== undefined; at = this.#byId.get(at.parent ?? '')) found.unshift(at)
    return found
  }

  #depth(id: string | undefined): number {
    const region = id === undefined ? undefined : this.#byId.get(id)
    return region === undefined ? 0 : 1 + this.#depth(region.parent)
  }
}

/** Reads a country's regions when they are first asked for. */
export function readOnce(read: () => RegionTree): () => RegionTree {
  let tree: RegionTree | undefined
  return () => (tree ??= read())
}

const DEGREE = 111.2

/** As the crow flies, on a plane that is good enough within a country. */
function kilometres(a: Position, b: Position): number {
  const north = (a.latitude - b.latitude) * DEGREE
  const east = (a.longitude - b.longitude) * DEGREE * Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}
