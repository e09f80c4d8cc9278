import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { freePort } from '../../../scripts/set-up/ports.ts'
import { startDatabase, type TestDatabase } from '../support/databases.ts'
import { startLender } from '../support/lender.ts'
import { asTester } from '../support/tester.ts'

describe('the console on the port of another edition', () => {
  let test: TestDatabase
  let app: FastifyInstance
  let url = ''
  beforeAll(async () => {
    test = await startDatabase('pglite')
    const port = await freePort()
    app = await startLender(test.database, { otherEditions: [{ country: 'MX', port, folder: '' }] })
    url = await app.listen({ port, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await app.close()
    await test.stop()
  })

  const read = async (path: string): Promise<string> => {
    const page = await fetch(url + path, { headers: asTester })
    expect(page.status).toBe(200)
    return page.text()
  }

  it('shows that edition first', async () => {
    const scenarios = await read('/sandbox/scenarios')
    expect(scenarios).toMatch(/<option value="paso-mx" +selected>/)
    expect(scenarios).toContain('mx-id-front.jpg')
    expect(await read('/sandbox')).toContain('Mexico City time')
    expect(await read('/sandbox/ledger')).toMatch(/<option value="paso-mx" +selected>/)
  })

  it('shows the one that the address names', async () => {
    expect(await read('/sandbox/scenarios?app_id=paso-eg')).toMatch(
      /<option value="paso-eg" +selected>/,
    )
  })
})
