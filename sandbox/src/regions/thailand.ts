/**
 * Thailand's provinces, districts (amphoe, khet) and subdistricts (tambon, khwaeng), from the open
 * data of `@bilions/thailand-address` (ISC). Its codes are the official ones of the Department of
 * Provincial Administration: 2, 4 and 6 digits, each beginning with its parent's;
 * an identifier is such a code behind `th-`.
 */
import { districts, provinces, subDistricts } from '@bilions/thailand-address'

export type RegionLevel = 'province' | 'city' | 'district'

export interface Region {
  region_id: string
  th: string
  en: string
}

interface SourceRow {
  code: number
  name_in_thai: string
  name_in_english: string
}

/** English names that the source has misspelt or left in Thai. */
const ENGLISH: Readonly<Record<number, string>> = {
  11: 'Samut Prakan',
  27: 'Sa Kaeo',
  501210: 'Thung Tom',
  501606: 'Na Kho Ruea',
  560314: 'Thung Phasuk',
  570308: 'Si Don Chai',
  570310: 'Rim Khong',
  670210: 'Sala Lai',
}

/** Subdistricts of the two districts that have none in the source. */
const MISSING: readonly Region[] = [
  { region_id: 'th-402601', th: 'ในเมือง', en: 'Nai Mueang' },
  { region_id: 'th-402602', th: 'เมืองเก่าพัฒนา', en: 'Mueang Kao Phatthana' },
  { region_id: 'th-402603', th: 'เขาน้อย', en: 'Khao Noi' },
  { region_id: 'th-502501', th: 'บ้านจันทร์', en: 'Ban Chan' },
  { region_id: 'th-502502', th: 'แม่แดด', en: 'Mae Daet' },
  { region_id: 'th-502503', th: 'แจ่มหลวง', en: 'Chaem Luang' },
]

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const fromSource = (rows: readonly SourceRow[]): Region[] =>
  rows
    // One row of the source is a note that several names lie outside, not a place.
    .filter((row) => !row.name_in_thai.includes('*'))
    .map((row) => ({
      region_id: `th-${row.code}`,
      th: row.name_in_thai.replace(/^เขต /, 'เขต').trim(),
      en: ENGLISH[row.code] ?? capitalised(row.name_in_english.trim()),
    }))

/** How much of an identifier (`th-100301`) names what it lies in. */
const PARENT_LENGTH = { province: 0, city: 5, district: 7 } as const satisfies Record<
  RegionLevel,
  number
>

const byLevel: Readonly<Record<RegionLevel, readonly Region[]>> = {
  province: fromSource(provinces),
  city: fromSource(districts),
  district: [...fromSource(subDistricts), ...MISSING],
}

const children = new Map<string, Region[]>()
for (const level of ['province', 'city', 'district'] as const) {
  for (const region of byLevel[level]) {
    const parent = region.region_id.slice(0, PARENT_LENGTH[level])
    const siblings = children.get(parent)
    if (siblings) siblings.push(region)
    else children.set(parent, [region])
  }
}

const known = new Map(
  Object.values(byLevel).flatMap((all) => all.map((one) => [one.region_id, one])),
)

/**
 * The regions right below `parent` (the provinces without one) and what they are; undefined when
 * there is no such parent or nothing below it.
 */
export function thaiRegionsBelow(
  parent: string | undefined,
): { level: RegionLevel; regions: readonly Region[] } | undefined {
  const regions = children.get(parent ?? '')
  if (regions === undefined) return undefined
  const level =
    parent === undefined ? 'province' : parent.length === PARENT_LENGTH.city ? 'city' : 'district'
  return { level, regions }
}

/** Whether the three name a real place: the district within the city within the province. */
export function isThaiPlace(province: string, city: string, district: string): boolean {
  return known.has(district) && district.slice(0, 7) === city && city.slice(0, 5) === province
}
