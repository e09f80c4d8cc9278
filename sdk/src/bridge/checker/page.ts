/** The page that a wrapper team opens in its own web view: a line for each call, green or why not. */
import { checkedCalls, checkedRules, createWrapperChecker, type Outcome } from './check-wrapper.ts'

const signs: Readonly<Record<Outcome, string>> = {
  kept: '✓',
  refused: '!',
  missing: '–',
  broken: '✗',
}
const checker = createWrapperChecker(globalThis)
const names = [...checkedCalls, ...checkedRules]

const summary = element('p', `Wrapper: ${checker.platform === 'web' ? 'none' : checker.platform}`)
summary.id = 'summary'
const all = element('button', 'Check all')
all.id = 'all'
const list = element('ol', '')
const lines = new Map(names.map((name) => [name, lineOf(name)]))
all.addEventListener('click', () => void checkAll())
document.body.append(element('h1', 'Wrapper checker'), summary, all, list)

function lineOf(name: string) {
  const line = element('li', '')
  const button = element('button', 'Check')
  const text = element('span', ` ${name}`)
  line.append(button, text)
  line.dataset['call'] = name
  button.addEventListener('click', () => void check(name))
  list.append(line)
  return { line, text }
}

async function check(name: string): Promise<Outcome> {
  const { line, text } = lines.get(name)!
  line.dataset['outcome'] = 'waiting'
  const found = await checker.check(name)
  line.dataset['outcome'] = found.outcome
  text.textContent = ` ${signs[found.outcome]} ${found.name}: ${found.why}`
  return found.outcome
}

async function checkAll(): Promise<void> {
  const outcomes: Outcome[] = []
  for (const name of names) outcomes.push(await check(name))
  const count = (outcome: Outcome) => outcomes.filter((each) => each === outcome).length
  summary.textContent = `${count('kept')} kept, ${count('refused')} refused, ${count('missing')} missing, ${count('broken')} broken`
  summary.dataset['done'] = 'true'
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string) {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
