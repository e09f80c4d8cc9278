/**
 * Which screen a route shows. Each is a chunk of its own, fetched with its messages; a route
 * without a screen is a type error. To add one: a row in `route-map.ts`, a row here, a folder.
 *
 * The table names most files of the build, so it is no part of the first load.
 */
import type { ComponentType } from 'react'
import { prerenderedScreens } from './prerendered-screens.ts'
import type { MessageArea } from './i18n/generated/messages.ts'
import type { RouteName } from './route-map.ts'

/** How a screen is had, and the message areas it uses beside `frame`. */
export interface ScreenRow {
  areas: readonly MessageArea[]
  load: () => Promise<ComponentType>
}

export const screens = {
  ...prerenderedScreens,
  infoList: {
    areas: ['steps', 'help'],
    load: async () => (await import('./screens/infoList/info-list-screen.tsx')).InfoListScreen,
  },
  identity: {
    areas: ['steps', 'help'],
    load: async () => (await import('./screens/identity/identity-screen.tsx')).IdentityScreen,
  },
  personal: {
    areas: ['steps'],
    load: async () => (await import('./screens/personal/personal-screen.tsx')).PersonalScreen,
  },
  basic: {
    areas: ['steps'],
    load: async () => (await import('./screens/basic/basic-screen.tsx')).BasicScreen,
  },
  location: {
    areas: ['steps'],
    load: async () => (await import('./screens/location/location-screen.tsx')).LocationScreen,
  },
  emergency: {
    areas: ['steps'],
    load: async () => (await import('./screens/emergency/emergency-screen.tsx')).EmergencyScreen,
  },
  work: {
    areas: ['steps', 'help'],
    load: async () => (await import('./screens/work/work-screen.tsx')).WorkScreen,
  },
  transfer: {
    areas: ['steps', 'help'],
    load: async () => (await import('./screens/transfer/transfer-screen.tsx')).TransferScreen,
  },
  iframe: {
    areas: ['partner', 'outcome'],
    load: async () => (await import('./screens/iframe/iframe-screen.tsx')).IframeScreen,
  },
  beforeQuestion: {
    areas: ['question'],
    load: async () =>
      (await import('./screens/beforeQuestion/before-question-screen.tsx')).BeforeQuestionScreen,
  },
  question: {
    areas: ['question', 'steps', 'help'],
    load: async () => (await import('./screens/question/question-screen.tsx')).QuestionScreen,
  },
  prod: {
    areas: ['loan', 'cost'],
    load: async () => (await import('./screens/prod/prod-screen.tsx')).ProdScreen,
  },
  bankcard: {
    areas: ['loan', 'account', 'steps'],
    load: async () => (await import('./screens/bankcard/bankcard-screen.tsx')).BankcardScreen,
  },
  loan: {
    areas: ['loan', 'cost', 'orders', 'account', 'tabs', 'help'],
    load: async () => (await import('./screens/loan/loan-screen.tsx')).LoanScreen,
  },
  recommend: {
    areas: ['loan', 'orders', 'help'],
    load: async () => (await import('./screens/recommend/recommend-screen.tsx')).RecommendScreen,
  },
  downSignApp: {
    areas: ['loan', 'help'],
    load: async () =>
      (await import('./screens/downSignApp/down-sign-app-screen.tsx')).DownSignAppScreen,
  },
  flowChart: {
    areas: ['loan', 'orders', 'repayment', 'help'],
    load: async () => (await import('./screens/flowChart/flow-chart-screen.tsx')).FlowChartScreen,
  },
  orderdetails: {
    areas: ['loan', 'cost', 'orders', 'papers', 'help', 'repayment'],
    load: async () =>
      (await import('./screens/orderdetails/order-details-screen.tsx')).OrderDetailsScreen,
  },
  repayment: {
    areas: ['repayment', 'loan', 'orders', 'cost', 'help'],
    load: async () => (await import('./screens/repayment/repayment-screen.tsx')).RepaymentScreen,
  },
  repaymentbank: {
    areas: ['repayment', 'loan', 'orders', 'cost', 'help'],
    load: async () =>
      (await import('./screens/repaymentbank/repayment-bank-screen.tsx')).RepaymentBankScreen,
  },
  repaymentshop: {
    areas: ['repayment', 'loan', 'orders', 'cost', 'help'],
    load: async () =>
      (await import('./screens/repaymentshop/repayment-shop-screen.tsx')).RepaymentShopScreen,
  },
  repaymentva: {
    areas: ['repayment', 'loan', 'orders', 'cost', 'help'],
    load: async () =>
      (await import('./screens/repaymentva/repayment-va-screen.tsx')).RepaymentVaScreen,
  },
  repaymentpaynet: {
    areas: ['repayment', 'loan', 'orders', 'cost', 'help'],
    load: async () =>
      (await import('./screens/repaymentpaynet/repayment-paynet-screen.tsx')).RepaymentPaynetScreen,
  },
  repaymentMine: {
    areas: ['repayment', 'loan', 'orders', 'cost', 'help'],
    load: async () =>
      (await import('./screens/repaymentMine/repayment-mine-screen.tsx')).RepaymentMineScreen,
  },
  mine: {
    areas: ['account', 'orders', 'tabs', 'home', 'papers'],
    load: async () => (await import('./screens/mine/mine-screen.tsx')).MineScreen,
  },
  accountSecurity: {
    areas: ['security', 'account', 'help', 'links'],
    load: async () =>
      (await import('./screens/accountSecurity/account-security-screen.tsx')).AccountSecurityScreen,
  },
  destroyAccount: {
    areas: ['closing', 'account', 'help'],
    load: async () =>
      (await import('./screens/destroyAccount/destroy-account-screen.tsx')).DestroyAccountScreen,
  },
  privacymenu: {
    areas: ['privacy', 'account', 'home'],
    load: async () => (await import('./screens/privacymenu/privacy-screen.tsx')).PrivacyScreen,
  },
  setting: {
    areas: ['account'],
    load: async () => (await import('./screens/setting/setting-screen.tsx')).SettingScreen,
  },
  helpcenter: {
    areas: ['tabs', 'help', 'answers', 'links', 'account', 'home', 'partner'],
    load: async () => (await import('./screens/helpcenter/help-screen.tsx')).HelpScreen,
  },
  staticPage: {
    areas: ['about', 'legal', 'links', 'home', 'help', 'account', 'cost'],
    load: async () =>
      (await import('./screens/SetinnerHtml/static-page-screen.tsx')).StaticPageScreen,
  },
  networkError: {
    areas: ['outcome', 'help'],
    load: async () =>
      (await import('./screens/networkError/network-error-screen.tsx')).NetworkErrorScreen,
  },
  notFound: {
    areas: ['outcome', 'help'],
    load: async () => (await import('./screens/notFound/not-found-screen.tsx')).NotFoundScreen,
  },
} as const satisfies Record<RouteName, ScreenRow>
