import type { Next } from '../lender/answers.ts'
import type { RouteName } from '../route-map.ts'

/** The screen that each `next` of the lender leads to: its own, or the nearest that there is. */
export const routeOfNext = {
  home: 'home',
  infoList: 'infoList',
  identity: 'identity',
  personal: 'personal',
  basic: 'basic',
  location: 'location',
  emergency: 'emergency',
  work: 'work',
  prod: 'prod',
  bankcard: 'bankcard',
  loan: 'loan',
  recommend: 'recommend',
  downSignApp: 'downSignApp',
  orderdetails: 'orderdetails',
  repayment: 'repayment',
  question: 'prod',
  beforeQuestion: 'prod',
  transfer: 'identity',
  mine: 'mine',
  repaymentMine: 'repayment',
} as const satisfies Record<Next, RouteName>
