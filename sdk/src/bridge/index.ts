/** `@paso/sdk/bridge`: the calls of the native wrapper, typed, with what a plain browser does in their place. */
export {
  createBridge,
  type Bridge,
  type BridgeOptions,
  type DroppedReason,
  type NativeCallFunctions,
  type NativeCallOptions,
} from './bridge.ts'
export { nativeCalls } from './native-calls.ts'
export type {
  BrowserMeans,
  CallPermission,
  NativeCall,
  PersonalData,
  ShownByCall,
} from './native-call.ts'
export type {
  CallTypes,
  NativeMethod,
  NativeMethods,
  NativeParams,
  NativeResult,
} from './native-methods.ts'
export type * from './native-types.ts'
export type { PermissionName, PermissionState, RefusedState } from './permissions.ts'
export type { NativeEvent, NativeEvents, WireCall, WireErrorCode } from './wire.ts'
export type { BridgeScope } from './hosts/host.ts'
export { MAX_PICTURE_BYTES, type Shape } from './shape.ts'
export {
  NativeFailure,
  type HostPlatform,
  type NativeContext,
  type NativeFailureKind,
} from './failures/native-failure.ts'
export { NotAvailableError } from './failures/not-available-error.ts'
export { PermissionError } from './failures/permission-error.ts'
export { CancelledError } from './failures/cancelled-error.ts'
export { NativeTimeoutError } from './failures/native-timeout-error.ts'
export { NativeAbortedError } from './failures/native-aborted-error.ts'
export { InvalidParametersError } from './failures/invalid-parameters-error.ts'
export { InvalidAnswerError } from './failures/invalid-answer-error.ts'
export { PictureTooLargeError } from './failures/picture-too-large-error.ts'
export { WrapperError, type WrapperCode } from './failures/wrapper-error.ts'
export type { BridgeFailure } from './failures/bridge-failure.ts'
