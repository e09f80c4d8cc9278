export { createLenderClient, type LenderClient } from './lender-client.ts'
export type {
  CallerFacts,
  CallOptions,
  Country,
  Language,
  LenderClientOptions,
} from './client-options.ts'
export type { CallBody, CallData, CallerPath } from './calls.ts'
export type { LenderMiddleware } from './middleware.ts'
export type { ClientEvent } from './events.ts'
export type { UploadOptions } from './upload-bytes.ts'
export { LenderFailure, type FailureKind } from './response/failures/lender-failure.ts'
export { ApiCodeError, type ApiCode } from './response/failures/api-code-error.ts'
export { SignedOutError } from './response/failures/signed-out-error.ts'
export { NetworkError } from './response/failures/network-error.ts'
export { TimeoutError } from './response/failures/timeout-error.ts'
export { AbortedError } from './response/failures/aborted-error.ts'
export { InvalidResponseError } from './response/failures/invalid-response-error.ts'
export type { Failure } from './response/failures/failure.ts'
export type { ErrorData } from './response/error-data.ts'
export { encryptList, type EncryptListOptions } from './encrypt-list.ts'
export type { DeviceList, ListedApp, ListedContact, ListedMessage } from './list-entries.ts'
export type { CreateListWorker, ListWorker, ListWorkerRequest } from './list-worker-call.ts'
export { countryLanguage, type CountryLanguage } from './request/country-language.ts'
