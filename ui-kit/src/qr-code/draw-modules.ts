import { qrModules } from './qr-modules.ts'

/** Modules of white around the code that the standard (ISO/IEC 18004) asks for. */
const quietZone = 4

/** A code with its quiet zone, in units of one module: one path of horizontal runs of dark ones. */
export function drawModules(value: string): { side: number; path: string } {
  const modules = qrModules(value)
  let path = ''
  modules.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue
      let end = x + 1
      while (row[end]) end += 1
      path += `M${x + quietZone} ${y + quietZone}h${end - x}v1h${x - end}z`
      x = end
    }
  })
  return { side: modules.length + 2 * quietZone, path }
}
