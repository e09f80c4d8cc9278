import { test } from 'vitest'
import { exchange } from './setup/exchange.ts'
import { providerStates } from './setup/provider-states.ts'

const { liveness_id } = providerStates['a borrower with a live picture taken'].gives

test('a live picture of the holder passes', () =>
  exchange({
    description: 'a borrower sends a live picture',
    given: 'a borrower with a live picture taken',
    request: 'POST /v2/verify/liveness',
    fields: { liveness_id, mode: 'native' },
    answer: ['submitLiveness', 200, 'passed'],
    exact: ['result'],
    call: (client) => client.post('/verify/liveness', { liveness_id, mode: 'native' }),
  }))

test('an objection to a refusal is answered with a promise of when', () => {
  const statement = 'My income is higher than what was taken into account.'
  return exchange({
    description: 'a borrower objects to the refusal',
    given: 'a borrower who was refused',
    request: 'POST /v2/verify/objection',
    fields: { statement },
    answer: ['objectToRefusal', 200, 'promised'],
    call: (client) => client.post('/verify/objection', { statement }),
  })
})

test('the region of a position is named', () =>
  exchange({
    description: 'a borrower in Bangkok asks for the region of the position',
    given: 'a borrower signed in',
    request: 'GET /v2/verify/region_at',
    fields: { latitude: '13.7563', longitude: '100.5018' },
    answer: ['getRegionAt', 200, 'found'],
    call: (client) =>
      client.get('/verify/region_at', { query: { latitude: 13.7563, longitude: 100.5018 } }),
  }))
