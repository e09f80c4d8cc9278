export { createLenderClient, type LenderClient } from './lender-client.ts'
export type {
  CallerFacts,
  CallOptions,
  Language,
  LenderClientOptions,
  OtherEdition,
} from './client-options.ts'
export type { Country } from './contract.ts'
export type { CallBody, CallData, CallerPath } from './calls.ts'
export { eachEntry, type EntryOf, type PagedPath } from './each-entry.ts'
export { byPath, type CallsByPath } from './by-path.ts'
export type { LenderMiddleware } from './middleware.ts'
export type { ClientEvent } from './events.ts'
export type { UploadOptions } from './upload-bytes.ts'
export { LenderFailure, type FailureKind } from './response/failures/lender-failure.ts'
export { isLenderFailure, type FailureWith } from './response/failures/is-lender-failure.ts'
export { ApiCodeError, type ApiCode } from './response/failures/api-code-error.ts'
export { SignedOutError } from './response/failures/signed-out-error.ts'
export { NetworkError } from './response/failures/network-error.ts'
export { TimeoutError } from './response/failures/timeout-error.ts'
export { AbortedError } from './response/failures/aborted-error.ts'
export { InvalidResponseError } from './response/failures/invalid-response-error.ts'
export type { Failure } from './response/failures/failure.ts'
export type { ErrorData } from './response/error-data.ts'
export { encryptList } from './lazy-load.ts'
export type { EncryptListOptions } from './encrypt-list.ts'
export type { DeviceList, ListedApp, ListedContact, ListedMessage } from './list-entries.ts'
export type { CreateListWorker, ListWorker, ListWorkerRequest } from './list-worker-call.ts'
export { countryLanguage, type CountryLanguage } from './request/country-language.ts'
