/**
 * Every path of the product as one table. No React here; `screens.ts` says which screen a route
 * shows, `router.tsx` builds the router from both. Spellings are the specification's (D22).
 *
 *   pathTo('repayment', {}, { order: id })      a link by name; a missing parameter is a type error
 */
import type { MessageArea } from './i18n/generated/messages.ts'

interface RouteRow {
  path: `/${string}`
  /** False for what a visitor may see; all else goes to `/login` and comes back (D8). */
  login: boolean
  /** A child of the main layout, as the specification has it; without it a route of its own. */
  layout?: 'main'
  /** Message areas the screen uses beside `frame`. */
  areas: readonly MessageArea[]
}

export const routes = {
  home: { path: '/', login: false, layout: 'main', areas: ['home'] },
  homeAlias: { path: '/home', login: false, layout: 'main', areas: ['home'] },
  login: { path: '/login', login: false, areas: ['session'] },
  infoList: { path: '/infoList', login: true, layout: 'main', areas: ['steps'] },
  identity: { path: '/identity', login: true, layout: 'main', areas: ['steps'] },
  personal: { path: '/personal', login: true, layout: 'main', areas: ['steps'] },
  basic: { path: '/basic', login: true, layout: 'main', areas: ['steps'] },
  location: { path: '/location', login: true, layout: 'main', areas: ['steps'] },
  emergency: { path: '/emergency', login: true, layout: 'main', areas: ['steps'] },
  work: { path: '/work', login: true, layout: 'main', areas: ['steps'] },
  transfer: { path: '/transfer', login: true, areas: ['steps'] },
  prod: { path: '/prod', login: true, layout: 'main', areas: ['loan', 'cost'] },
  bankcard: { path: '/bankcard', login: true, layout: 'main', areas: ['loan', 'account', 'steps'] },
  loan: {
    path: '/loan',
    login: true,
    layout: 'main',
    areas: ['loan', 'cost', 'orders', 'account'],
  },
  recommend: { path: '/recommend', login: true, areas: ['loan', 'orders'] },
  downSignApp: { path: '/downSignApp', login: true, areas: ['loan'] },
  orderdetails: { path: '/orderdetails', login: true, areas: ['loan', 'cost', 'orders'] },
  repayment: { path: '/repayment', login: true, areas: ['repayment', 'loan', 'orders'] },
  repaymentbank: { path: '/repaymentbank', login: true, areas: ['repayment', 'loan', 'orders'] },
  mine: { path: '/mine', login: true, areas: ['account', 'orders'] },
  setting: { path: '/setting', login: true, areas: ['account'] },
  networkError: { path: '/networkError', login: false, areas: ['outcome'] },
  notFound: { path: '/404', login: false, areas: ['outcome'] },
} as const satisfies Record<string, RouteRow>

export type RouteName = keyof typeof routes

export const routeNames = Object.keys(routes) as RouteName[]

type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type PathOf<Name extends RouteName> = (typeof routes)[Name]['path']

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
  const path = routes[name].path.replace(/:(\w+)/g, (_, part: string) =>
    encodeURIComponent(values[part] ?? ''),
  )
  const search = new URLSearchParams(query).toString()
  return search === '' ? path : `${path}?${search}`
}
