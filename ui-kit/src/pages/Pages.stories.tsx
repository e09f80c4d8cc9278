import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { Card, Screen, ScreenBody, ScreenFooter } from '../theme/Screen.tsx'
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx'
import { WideBody, WideFooter, WideScreen } from '../theme/WideScreen.ts'
import type { Language } from './page-words.ts'
import * as pages from './pages.tsx'

/** Whole pages, as a lender would compose them of the parts: on a phone, and on a desk in two columns. */
const meta = {
  title: 'Pages',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    // Half under a footer that stays, a row that can be scrolled into sight counts as small.
    a11y: { options: { rules: { 'target-size': { enabled: false } } } },
  },
  subcomponents: {
    ScreenBody,
    ScreenFooter,
    WideScreen,
    WideBody,
    WideFooter,
    Card,
    VisuallyHidden,
  },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const inLanguage = (Page: ComponentType<{ language: Language }>, language: Language): Story => ({
  globals: { language },
  render: () => <Page language={language} />,
})

export const Home = inLanguage(pages.Home, 'en')
export const HomeThai = inLanguage(pages.Home, 'th')
export const HomeArabic = inLanguage(pages.Home, 'ar')
export const HomeUrdu = inLanguage(pages.Home, 'ur')
export const Login = inLanguage(pages.Login, 'en')
export const LoginThai = inLanguage(pages.Login, 'th')
export const LoginArabic = inLanguage(pages.Login, 'ar')
export const LoginUrdu = inLanguage(pages.Login, 'ur')
export const LoginWithCode = inLanguage(pages.LoginWithCode, 'en')
export const LoginWithCodeThai = inLanguage(pages.LoginWithCode, 'th')
export const LoginWithCodeArabic = inLanguage(pages.LoginWithCode, 'ar')
export const LoginWithCodeUrdu = inLanguage(pages.LoginWithCode, 'ur')
export const LoanConfirmation = inLanguage(pages.LoanConfirmation, 'en')
export const LoanConfirmationThai = inLanguage(pages.LoanConfirmation, 'th')
export const LoanConfirmationArabic = inLanguage(pages.LoanConfirmation, 'ar')
export const LoanConfirmationUrdu = inLanguage(pages.LoanConfirmation, 'ur')
export const Repayment = inLanguage(pages.Repayment, 'en')
export const RepaymentThai = inLanguage(pages.Repayment, 'th')
export const RepaymentArabic = inLanguage(pages.Repayment, 'ar')
export const RepaymentUrdu = inLanguage(pages.Repayment, 'ur')
export const Extension = inLanguage(pages.Extension, 'en')
export const ExtensionThai = inLanguage(pages.Extension, 'th')
export const ExtensionArabic = inLanguage(pages.Extension, 'ar')
export const ExtensionUrdu = inLanguage(pages.Extension, 'ur')
export const Identity = inLanguage(pages.Identity, 'en')
export const IdentityThai = inLanguage(pages.Identity, 'th')
export const IdentityArabic = inLanguage(pages.Identity, 'ar')
export const IdentityUrdu = inLanguage(pages.Identity, 'ur')
