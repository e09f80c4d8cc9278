import { expectTypeOf, test } from 'vitest'
import { deviceLists } from '../../src/bridge/device-lists.ts'
import type { CallOf } from '../../src/bridge/native-call.ts'
import type { CallTypes } from '../../src/bridge/native-methods.ts'
import {
  createBridge,
  nativeCalls,
  type GpsInfo,
  type NativeMethod,
  type Picture,
} from '../../src/bridge/index.ts'
import type { SimulatedMethod } from '../../src/bridge/simulated/index.ts'
import type { ShapeOf } from '../../src/bridge/shape.ts'

const bridge = createBridge()

test('each call is typed by its row', () => {
  expectTypeOf(bridge.takeImage).parameter(0).toEqualTypeOf<{
    camera: 'rear' | 'front'
    max_edge?: number
  }>()
  expectTypeOf(bridge.takeImage).returns.resolves.toEqualTypeOf<Picture>()
  expectTypeOf(bridge.getGPSInfo).returns.resolves.toEqualTypeOf<GpsInfo>()
  expectTypeOf(bridge.callPhone).returns.resolves.toBeVoid()
  expectTypeOf(bridge.getAppInfo).toBeCallableWith()
  expectTypeOf(deviceLists(bridge).getPhoneList).returns.resolves.toEqualTypeOf<
    { name: string; phone: string }[]
  >()
})

test('the names are 21, and 24 with the lists', () => {
  expectTypeOf(nativeCalls).toHaveProperty('takeImage')
  expectTypeOf<keyof typeof nativeCalls>().toEqualTypeOf<NativeMethod>()
  expectTypeOf<SimulatedMethod>().toEqualTypeOf<
    NativeMethod | 'getPhoneList' | 'getAppList' | 'getSmsList'
  >()
})

test('a row whose shape is not that of its type is a type error', () => {
  type Types = CallTypes<void, { width: number; note?: string; kind: 'a' | 'b' }>
  type Shape = ShapeOf<Types['result']>
  const right: Shape = { width: 'whole', 'note?': 'text', kind: ['a', 'b'] }
  // @ts-expect-error a text where the type has a number
  const wrong: Shape = { width: 'text', 'note?': 'text', kind: ['a', 'b'] }
  // @ts-expect-error a field left out
  const short: Shape = { width: 'whole', kind: ['a', 'b'] }
  // @ts-expect-error a value that the type does not have
  const more: Shape = { width: 'whole', 'note?': 'text', kind: ['a', 'c'] }
  // @ts-expect-error required where the type says that it may be missing
  const must: Shape = { width: 'whole', note: 'text', kind: ['a', 'b'] }
  expectTypeOf<CallOf<Types>['result']>().toExtend<Shape>()
  void [right, wrong, short, more, must]
})
