// The framework alone, answering bodies of the same size: what a call costs before it does anything.
import Fastify from 'fastify'

const app = Fastify({ logger: false })
app.post('/v2/repay/create', async () => ({
  code: 200,
  message: 'ok',
  data: { repayment_id: 'r', instruction: { reference: '123456789012', padding: 'x'.repeat(500) } },
}))
app.post('/sandbox/api/pay', async () => ({ order_id: 'o', state: 'disbursed' }))
const url = await app.listen({ port: 0, host: '127.0.0.1' })
const debts = Array.from({ length: 20 }, (_, index) => ({ token: 't', orderId: `o${index}` }))
process.stdout.write(`${JSON.stringify({ url, debts })}\n`)
process.once('SIGTERM', () => process.exit(0))
