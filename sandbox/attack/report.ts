/** What was tried, what came back, and what should not have. */
export class Report {
  readonly #holes: string[] = []
  #tried = 0
  #part = ''

  begin(part: string): void {
    this.#part = part
    process.stdout.write(`\n${part}\n`)
  }

  /** One kind of attempt: how often it was made, and what was answered. */
  tried(what: string, times: number, answers: Iterable<string | number>): void {
    this.#tried += times
    const counted = new Map<string | number, number>()
    for (const each of answers) counted.set(each, (counted.get(each) ?? 0) + 1)
    const said = [...counted].map(([answer, count]) => `${answer} × ${count}`).join(', ')
    process.stdout.write(`  ${what} (${times}): ${said || 'nothing'}\n`)
  }

  hole(what: string): void {
    this.#holes.push(`${this.#part}: ${what}`)
    process.stdout.write(`  HOLE ${what}\n`)
  }

  /** Prints the sum of it; the exit code. */
  end(): number {
    process.stdout.write(`\n${this.#tried} attempts, ${this.#holes.length} holes\n`)
    for (const hole of this.#holes) process.stdout.write(`  ${hole}\n`)
    return this.#holes.length > 0 ? 1 : 0
  }
}
