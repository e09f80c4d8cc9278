/**
 * Every path of the product as one table. No React here; `screens.ts` says which screen and messages a route
 * shows, `router.tsx` builds the router from both. Spellings are the specification's (D22).
 *
 *   pathTo('repayment', {}, { order: id })      a link by name; a missing parameter is a type error
 */

/** What of a route is not the rule: a path of its own name, behind login, beside the main layout. */
interface RouteRow {
  path?: `/${string}`
  /** A visitor may see it; all else goes to `/login` and comes back (D8). */
  open?: true
  /** A child of the main layout, as the specification has it. */
  main?: true
}

const rows = {
  home: { path: '/', open: true, main: true },
  homeAlias: { path: '/home', open: true, main: true },
  login: { open: true },
  infoList: { main: true },
  identity: { main: true },
  personal: { main: true },
  basic: { main: true },
  location: { main: true },
  emergency: { main: true },
  work: { main: true },
  transfer: {},
  iframe: {},
  beforeQuestion: { main: true },
  question: { main: true },
  prod: { main: true },
  bankcard: { main: true },
  loan: { main: true },
  recommend: {},
  downSignApp: {},
  flowChart: {},
  orderdetails: {},
  repayment: {},
  repaymentbank: {},
  repaymentshop: {},
  repaymentva: {},
  repaymentpaynet: {},
  repaymentMine: {},
  mine: {},
  accountSecurity: {},
  // Its result is for somebody who is signed in no more; the screen asks everybody else to sign in.
  destroyAccount: { open: true },
  privacymenu: {},
  setting: {},
  helpcenter: { open: true },
  staticPage: { path: '/SetinnerHtml/:title/:comp', open: true },
  networkError: { open: true },
  notFound: { path: '/404', open: true },
} as const satisfies Record<string, RouteRow>

export type RouteName = keyof typeof rows

export const routeNames = Object.keys(rows) as RouteName[]

type PathOf<Name extends RouteName> = (typeof rows)[Name] extends { path: infer Path }
  ? Path & string
  : `/${Name}`

/** The row of a route, with every field it may have. */
export const routeRow = (name: RouteName): RouteRow => rows[name]

/** The path of a route, with the names of its parameters. */
export const pathOf = <Name extends RouteName>(name: Name): PathOf<Name> =>
  (routeRow(name).path ?? `/${name}`) as PathOf<Name>

type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The path parameters a route needs, by name. */
export type RouteParams<Name extends RouteName> = Record<ParamsIn<PathOf<Name>>, string>

type ParamsArgument<Name extends RouteName> = [ParamsIn<PathOf<Name>>] extends [never]
  ? [params?: Record<never, never>, query?: Readonly<Record<string, string>>]
  : [params: RouteParams<Name>, query?: Readonly<Record<string, string>>]

/** The address of a route, encoded. Never put a token, phone or identity number in `query`. */
export function pathTo<Name extends RouteName>(
  name: Name,
  ...[params, query]: ParamsArgument<Name>
): string {
  const values: Readonly<Record<string, string>> = params ?? {}
  const path = (pathOf(name) as string).replace(/:(\w+)/g, (_, part: string) =>
    encodeURIComponent(values[part] ?? ''),
  )
  const search = new URLSearchParams(query).toString()
  return search === '' ? path : `${path}?${search}`
}
