/** Types of what the lender says and takes, by path. Nothing here exists at run time. */
import type { CallBody, CallData, CallerPath } from '@paso/sdk'
import type { paths, QueryOf, Schema } from '@paso/sdk/contract'

export type GetPath = CallerPath<'get'>
export type GetAnswer<Path extends GetPath> = CallData<'get', Path>
export type GetQuery<Path extends GetPath> = `/v2${Path}` extends keyof paths
  ? paths[`/v2${Path}`] extends { get: infer Operation }
    ? QueryOf<Operation>
    : never
  : never

export type PostPath = CallerPath<'post'>
export type PostBody<Path extends PostPath> = CallBody<Path>
export type PostAnswer<Path extends PostPath> = CallData<'post', Path>

export type LoginAnswer = Schema<'LoginAnswer'>
export type ReceivingAccount = Schema<'Account'>
export type Next = Schema<'Next'>
export type FormPage = Schema<'FormPage'>
export type Step = Schema<'Step'>
export type StepCode = Schema<'StepCode'>
export type FieldError = Schema<'FieldFailures'>[number]
export type Home = Schema<'Home'>
export type { Schema }
