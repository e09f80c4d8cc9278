import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What stands in a country's files alone: its zone, who is paid, how its numbers are checked, its words. */
export const marksOf = {
  thailand: ['A000000677010112', '099400012345678', '[1-8]\\d{12}', '泰国身份证'],
  mexico: ['America/Mexico_City', '646180', 'BACA BAKA', 'CURP 号码'],
  pakistan: ['Asia/Karachi', 'pk.raast', '[1-8]\\d{11}[1-9]', '国家身份证(CNIC)'],
  generic: ['informal_official', 'herdsman'],
  egypt: ['Africa/Cairo', '0[1-4]|1[1-9]|2[1-9]|3[1-5]|88', '国民身份证'],
} as const

/** The scripts of a built app, each with its text. */
export function scriptsOf(app: string): { name: string; text: string }[] {
  const folder = join(app, 'static', 'js')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
}

/** Of each country, what of its marks a built app has. */
export function marksIn(app: string): Record<string, string[]> {
  const shipped = scriptsOf(app)
    .map(({ text }) => text)
    .join('\n')
  return Object.fromEntries(
    Object.entries(marksOf).map(([country, marks]) => [
      country,
      marks.filter((mark) => shipped.includes(mark)),
    ]),
  )
}

/** The scripts of a built app that could read a list of the device, or send one. */
export const scriptsWithLists = (app: string): string[] =>
  scriptsOf(app)
    .filter(({ text }) => /getPhoneList|getAppList|getSmsList|order_log/.test(text))
    .map(({ name }) => name)
