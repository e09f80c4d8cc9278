/** Which row was shown of which component. */
export type Shown = Record<string, Record<string, string>>

/** Prints it as a table that a README could hold. */
export function printTable(shown: Shown, rows: object, cases: readonly { component: string }[]) {
  const heads = Object.keys(rows)
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const lines = cases.map(({ component }) =>
    line([component, ...heads.map((row) => shown[component]?.[row] ?? 'not run')]),
  )
  console.log([line(['component', ...heads]), ...lines].join('\n'))
}
