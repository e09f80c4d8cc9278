import { expectTypeOf, test } from 'vitest'
import type { OperationBody, OperationData, OperationQuery, Schema } from '../src/contract.ts'
import type { ApiCodeError, CallBody, CallData, LenderClient } from '../src/index.ts'

type Client = LenderClient

test('a call gives the data of its operation', () => {
  expectTypeOf<CallData<'get', '/order/detail'>>().toEqualTypeOf<Schema<'Order'>>()
  expectTypeOf<CallData<'post', '/user/login'>>().toEqualTypeOf<Schema<'LoginAnswer'>>()
  expectTypeOf<CallData<'get', '/file/{file_id}'>>().toEqualTypeOf<Blob>()
})

test('a body leaves the common fields out', () => {
  expectTypeOf<keyof CallBody<'/user/login'>>().toEqualTypeOf<
    'phone_prefix' | 'phone' | 'code' | 'uuid' | 'identity_tail'
  >()
  expectTypeOf<CallBody<'/user/logout'>>().toEqualTypeOf<Record<string, never>>()
  expectTypeOf<CallBody<'/verify/work'>['certificate_file_id']>().toEqualTypeOf<string>()
})

test('operations can be named by their id', () => {
  expectTypeOf<OperationData<'getOrder'>>().toEqualTypeOf<Schema<'Order'>>()
  expectTypeOf<OperationBody<'createQuote'>>().toEqualTypeOf<CallBody<'/loan/quote'>>()
  expectTypeOf<OperationQuery<'getOrder'>>().toEqualTypeOf<{ order_id: string }>()
})

test('a code narrows to the data that comes with it', () => {
  expectTypeOf<ApiCodeError<422001>['data']>().toEqualTypeOf<Schema<'FieldFailures'>>()
  expectTypeOf<ApiCodeError<429001>['data']['seconds']>().toEqualTypeOf<number>()
  expectTypeOf<ApiCodeError<429002>['data']['seconds']>().toEqualTypeOf<number>()
  expectTypeOf<ApiCodeError<422003>['data']>().toEqualTypeOf<Schema<'UnusablePicture'>>()
  expectTypeOf<ApiCodeError<404001>['data']>().toEqualTypeOf<unknown>()
})

/** Never run: what the compiler must refuse. */
export const refused = (client: Client) => [
  client.get('/home/index'),
  client.get('/verify/regions', { query: { parent: 'th-10' } }),
  // @ts-expect-error the query names an order
  client.get('/order/detail'),
  // @ts-expect-error there is no such path
  client.get('/order/details'),
  // @ts-expect-error callers leave the version segment out
  client.get('/v2/home/index'),
  // @ts-expect-error a path that is posted to cannot be read
  client.get('/user/login'),
  // @ts-expect-error the file is named in the path
  client.get('/file/{file_id}', {}),
  // @ts-expect-error the common fields are the client's
  client.post('/user/logout', { token: 'x' }),
  // @ts-expect-error a relation of the contract
  client.post('/verify/emergency', { contacts: [{ relation: 'boss' }] }),
]
