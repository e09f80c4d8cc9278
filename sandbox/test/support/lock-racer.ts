import { lockDataFolder } from '../../src/store/opening/data-folder-lock.ts'

// One of the processes of the lock's test. Takes the folders `0`, `1`, … below the first argument,
// each at its own instant (first instant and step in ms are the third and fourth argument). Keeps
// what it gets, and stays until its input ends, so that its locks are a living process's.
const [base = '', rounds = '0', first = '0', step = '0'] = process.argv.slice(2)
const outcomes: string[] = []
for (let round = 0; round < Number(rounds); round++) {
  const instant = Number(first) + round * Number(step)
  // Busy waiting: a timer would wake the racers one after another.
  while (Date.now() < instant);
  try {
    lockDataFolder(`${base}/${round}`)
    outcomes.push('taken')
  } catch (error) {
    outcomes.push(error instanceof Error ? error.name : String(error))
  }
}
process.stdout.write(`${JSON.stringify(outcomes)}\n`)
process.stdin.resume()
