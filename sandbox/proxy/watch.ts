// `npm run contract:watch -w sandbox`: a proxy to any lender that prints what breaks the contract.
import { startValidatingProxy } from './validating-proxy.ts'

const target = process.env['PROVIDER_URL'] ?? 'http://127.0.0.1:4600'
const proxy = await startValidatingProxy(target, Number(process.env['PROXY_PORT'] ?? 4601))
process.stdout.write(`${proxy.url} leads to ${target}; stop it to read what it saw\n`)

async function report(): Promise<void> {
  await proxy.close()
  const calls = [...proxy.calls().values()].reduce((sum, count) => sum + count, 0)
  const violations = proxy.violations()
  const seen = `${calls} calls of ${proxy.calls().size} operations, ${violations.length} contract violations`
  process.stdout.write([...new Set(violations), seen, ''].join('\n'))
  process.exit(violations.length > 0 ? 1 : 0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void report())
