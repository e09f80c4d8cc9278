import type { CallData, CallerPath, GetArguments } from './calls.ts'
import type { CallOptions } from './client-options.ts'
import type { LenderClient } from './lender-client.ts'

/** The paths that answer page by page: those whose answer has a `cursor`. */
export type PagedPath = {
  [Path in CallerPath<'get'>]: CallData<'get', Path> extends { cursor: string | null }
    ? Path
    : never
}[CallerPath<'get'>]

/** An entry of the list that a page of such a path holds. */
export type EntryOf<Path extends PagedPath> = ListedIn<CallData<'get', Path>>

type ListedIn<Data> = {
  [Key in keyof Data]: Data[Key] extends readonly (infer Entry)[] ? Entry : never
}[keyof Data]

/**
 * Every entry of a list that comes in pages, in the lender's order. The next page is asked for when its first entry is wanted, so
 * who stops early asks for no more. A page has the retries and time limits of a call of its own.
 *
 * @throws {LenderFailure} as the call itself does
 *
 * @example
 * for await (const order of eachEntry(client, '/order/list')) console.log(order.order_number)
 */
export async function* eachEntry<Path extends PagedPath>(
  client: Pick<LenderClient, 'get'>,
  path: Path,
  init: CallOptions & { query?: Record<string, unknown> } = {},
): AsyncGenerator<EntryOf<Path>, void, undefined> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = cursor === undefined ? init.query : { ...init.query, cursor }
    const given = [{ ...init, query }] as unknown as GetArguments<Path>
    const page = (await client.get(path, ...given)) as { cursor?: string | null }
    yield* (Object.values(page) as unknown[]).find(Array.isArray) as EntryOf<Path>[]
    cursor = page.cursor ?? null
  }
}
