import { beforeEach, expect, it, vi } from 'vitest'
import { orRemembered } from './remembered-answers.ts'

vi.mock('@paso/sdk/failures', () => ({
  isLenderFailure: (failure: object) => 'kind' in failure,
}))
let token = 'one'
vi.mock('../session/stored-values.ts', () => ({ readStored: () => token }))

const lost = Promise.reject.bind(Promise, Object.assign(new Error('lost'), { kind: 'network' }))
const refused = Promise.reject.bind(Promise, Object.assign(new Error('no'), { kind: 'api_code' }))

beforeEach(() => {
  token = crypto.randomUUID()
})

it('the last answer stands in for one that the network lost', async () => {
  expect(await orRemembered('a', Promise.resolve(1))).toBe(1)
  expect(await orRemembered('a', Promise.resolve(2))).toBe(2)
  expect(await orRemembered('a', lost())).toBe(2)
  await expect(orRemembered('b', lost())).rejects.toThrow('lost')
})

it('what the lender refuses is not answered from before', async () => {
  await orRemembered('a', Promise.resolve(1))
  await expect(orRemembered('a', refused())).rejects.toThrow('no')
})

it('nobody sees what another borrower was answered', async () => {
  await orRemembered('a', Promise.resolve(1))
  token = 'another'
  await expect(orRemembered('a', lost())).rejects.toThrow('lost')
})

it('an answer that comes after the sign-out is not kept', async () => {
  let arrive: (answer: number) => void = () => undefined
  const late = orRemembered('a', new Promise<number>((resolve) => (arrive = resolve)))
  token = 'another'
  arrive(1)
  await late
  await expect(orRemembered('a', lost())).rejects.toThrow('lost')
})
