/**
 * Which screen a route shows. Each is a chunk of its own, fetched with its messages; a route
 * without a screen is a type error. To add one: a row in `route-map.ts`, a row here, a folder.
 *
 * The table names most files of the build, so it is no part of the first load.
 */
import type { ComponentType } from 'react'
import { prerenderedScreens } from './prerendered-screens.ts'
import type { RouteName } from './route-map.ts'

type ScreenLoader = () => Promise<ComponentType>

export const screens = {
  ...prerenderedScreens,
  infoList: async () => (await import('./screens/infoList/info-list-screen.tsx')).InfoListScreen,
  identity: async () => (await import('./screens/identity/identity-screen.tsx')).IdentityScreen,
  personal: async () => (await import('./screens/personal/personal-screen.tsx')).PersonalScreen,
  basic: async () => (await import('./screens/basic/basic-screen.tsx')).BasicScreen,
  location: async () => (await import('./screens/location/location-screen.tsx')).LocationScreen,
  emergency: async () => (await import('./screens/emergency/emergency-screen.tsx')).EmergencyScreen,
  work: async () => (await import('./screens/work/work-screen.tsx')).WorkScreen,
  transfer: async () => (await import('./screens/transfer/transfer-screen.tsx')).TransferScreen,
  prod: async () => (await import('./screens/prod/prod-screen.tsx')).ProdScreen,
  bankcard: async () => (await import('./screens/bankcard/bankcard-screen.tsx')).BankcardScreen,
  loan: async () => (await import('./screens/loan/loan-screen.tsx')).LoanScreen,
  recommend: async () => (await import('./screens/recommend/recommend-screen.tsx')).RecommendScreen,
  downSignApp: async () =>
    (await import('./screens/downSignApp/down-sign-app-screen.tsx')).DownSignAppScreen,
  orderdetails: async () =>
    (await import('./screens/orderdetails/order-details-screen.tsx')).OrderDetailsScreen,
  repayment: async () => (await import('./screens/repayment/repayment-screen.tsx')).RepaymentScreen,
  repaymentbank: async () =>
    (await import('./screens/repaymentbank/repayment-bank-screen.tsx')).RepaymentBankScreen,
  mine: async () => (await import('./screens/mine/mine-screen.tsx')).MineScreen,
  setting: async () => (await import('./screens/setting/setting-screen.tsx')).SettingScreen,
  networkError: async () =>
    (await import('./screens/networkError/network-error-screen.tsx')).NetworkErrorScreen,
  notFound: async () => (await import('./screens/notFound/not-found-screen.tsx')).NotFoundScreen,
} as const satisfies Record<RouteName, ScreenLoader>
