/**
 * Thailand's provinces, districts (amphoe, khet) and subdistricts (tambon, khwaeng), from the open
 * data of `@bilions/thailand-address` (ISC). Its codes are the official ones of the Department of
 * Provincial Administration: 2, 4 and 6 digits, each beginning with its parent's;
 * an identifier is such a code behind `th-`.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as address from '@bilions/thailand-address'
import {
  RegionTree,
  readOnce,
  type PlacedRegion,
  type Position,
} from '../../regions/region-tree.ts'

interface SourceRow {
  code: number
  name_in_thai: string
  name_in_english: string
  /** Of subdistricts alone. */
  latitude?: string
  longitude?: string
}

/** A region with what it lies in, which its code begins with. */
const placed = (code: number, names: PlacedRegion['names'], middle?: Position): PlacedRegion => {
  const text = String(code)
  return {
    region_id: `th-${text}`,
    parent: text.length > 2 ? `th-${text.slice(0, -2)}` : undefined,
    names,
    middle,
  }
}

/** Names that the source has not or has misspelt, by code; the file says where they come from. */
function mendedNames(): ReadonlyMap<number, { en: string; th: string | undefined }> {
  const text = readFileSync(new URL('english-names.txt', import.meta.url), 'utf8')
  const lines = text.split('\n').filter((line) => /^\d/.test(line))
  return new Map(
    lines.map((line) => {
      const [, code = '', en = '', th] = /^(\d+) ([^|]+?)(?: \| (.+))?$/.exec(line) ?? []
      return [Number(code), { en, th }]
    }),
  )
}

const missing = (code: number, en: string, th: string): PlacedRegion => placed(code, { en, th })

/** Subdistricts of the two districts that have none in the source. */
const MISSING: readonly PlacedRegion[] = [
  missing(402601, 'Nai Mueang', 'ในเมือง'),
  missing(402602, 'Mueang Kao Phatthana', 'เมืองเก่าพัฒนา'),
  missing(402603, 'Khao Noi', 'เขาน้อย'),
  missing(502501, 'Ban Chan', 'บ้านจันทร์'),
  missing(502502, 'Mae Daet', 'แม่แดด'),
  missing(502503, 'Chaem Luang', 'แจ่มหลวง'),
]

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

function fromSource(
  rows: readonly SourceRow[],
  mended: ReturnType<typeof mendedNames>,
): PlacedRegion[] {
  return (
    rows
      // One row of the source is a note that several names lie outside, not a place.
      .filter((row) => !row.name_in_thai.includes('*'))
      .map((row) => {
        const names = mended.get(row.code)
        const th = names?.th ?? row.name_in_thai.replace(/^เขต /, 'เขต').trim()
        const en = names?.en ?? capitalised(row.name_in_english.trim().replaceAll(/ +/g, ' '))
        const middle =
          row.latitude === undefined
            ? undefined
            : { latitude: Number(row.latitude), longitude: Number(row.longitude) }
        return placed(row.code, { th, en }, middle)
      })
  )
}

/** Thailand down to its subdistricts. Read when it is asked for: it is most of what a start would read. */
export const thaiRegions = readOnce(() => {
  const { provinces, districts, subDistricts } = createRequire(import.meta.url)(
    '@bilions/thailand-address',
  ) as typeof address
  return new RegionTree([
    ...fromSource([...provinces, ...districts, ...subDistricts], mendedNames()),
    ...MISSING,
  ])
})
