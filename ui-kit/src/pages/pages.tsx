import {
  AgreementConsent,
  type AgreementConsentProps,
} from '../agreement-consent/AgreementConsent.tsx'
import agreement, * as agreementIn from '../agreement-consent/AgreementConsent.stories.tsx'
import { AppBar } from '../app-bar/AppBar.tsx'
import { Button } from '../button/Button.tsx'
import { DueCountdown, type DueCountdownProps } from '../due-countdown/DueCountdown.tsx'
import due, * as dueIn from '../due-countdown/DueCountdown.stories.tsx'
import { ExtensionPicker, type ExtensionPickerProps } from '../extension-picker/ExtensionPicker.tsx'
import ways, * as waysIn from '../extension-picker/ExtensionPicker.stories.tsx'
import { FlowChart, type FlowChartProps } from '../flow-chart/FlowChart.tsx'
import flow, * as flowIn from '../flow-chart/FlowChart.stories.tsx'
import { FullCostCard, type FullCostCardProps } from '../full-cost-card/FullCostCard.tsx'
import cost, * as costIn from '../full-cost-card/FullCostCard.stories.tsx'
import { LoanSummary, type LoanSummaryProps } from '../loan-summary/LoanSummary.tsx'
import summary, * as summaryIn from '../loan-summary/LoanSummary.stories.tsx'
import { MethodList, type MethodListProps } from '../method-list/MethodList.tsx'
import methods, * as methodsIn from '../method-list/MethodList.stories.tsx'
import { Money } from '../money/Money.tsx'
import { Notice } from '../notice/Notice.tsx'
import { OtpField, type OtpFieldProps } from '../otp-field/OtpField.tsx'
import code, * as codeIn from '../otp-field/OtpField.stories.tsx'
import { PhoneField, type PhoneFieldProps } from '../phone-field/PhoneField.tsx'
import phone, * as phoneIn from '../phone-field/PhoneField.stories.tsx'
import { PhotoCapture, type PhotoCaptureProps } from '../photo-capture/PhotoCapture.tsx'
import photo, * as photoIn from '../photo-capture/PhotoCapture.stories.tsx'
import { QuestionPage } from '../question-page/QuestionPage.tsx'
import { QuotaCard, type QuotaCardProps } from '../quota-card/QuotaCard.tsx'
import quota, * as quotaIn from '../quota-card/QuotaCard.stories.tsx'
import { TabBar, type TabBarProps } from '../tab-bar/TabBar.tsx'
import tabs, * as tabsIn from '../tab-bar/TabBar.stories.tsx'
import { Screen } from '../theme/Screen.tsx'
import { WideBody, WideFooter, WideScreen } from '../theme/WideScreen.ts'
import { pageWords, partIn, type Language } from './page-words.ts'

interface PageProps {
  language: Language
}
const nothing = () => undefined

export function Home({ language }: PageProps) {
  const inUse = { args: { ...quota.args, ...quotaIn.FreeShare.args } }
  const free = { ...quotaIn, Thai: quotaIn.ThaiDark }
  return (
    <WideScreen>
      <AppBar brand="Paso" />
      <WideBody>
        <QuotaCard {...partIn<QuotaCardProps>(inUse, free, language)} />
        <FullCostCard {...partIn<FullCostCardProps>(cost, costIn, language)} whole />
        <FlowChart {...partIn<FlowChartProps>(flow, flowIn, language)} position={undefined} />
      </WideBody>
      <TabBar {...partIn<TabBarProps>(tabs, tabsIn, language)} />
    </WideScreen>
  )
}

export function Login({ language }: PageProps) {
  const { back, signIn, mobile, mobileLead, sendCode } = pageWords[language]
  const given = partIn<PhoneFieldProps>(phone, phoneIn, language)
  return (
    <Screen>
      <AppBar title={signIn} backHref="#home" backLabel={back} />
      <QuestionPage title={mobile} lead={mobileLead} actionLabel={sendCode} onSubmit={nothing}>
        <PhoneField {...given} defaultValue={undefined} error={undefined} hint={undefined} />
      </QuestionPage>
    </Screen>
  )
}

export function LoginWithCode({ language }: PageProps) {
  const { back, signIn, enterCode, otherCode, toCorrect, wrongCode } = pageWords[language]
  return (
    <Screen>
      <AppBar title={signIn} backHref="#login" backLabel={back} />
      <QuestionPage
        title={enterCode}
        actionLabel={signIn}
        onSubmit={nothing}
        secondary={<Button variant="quiet">{otherCode}</Button>}
        summary={{ title: toCorrect, problems: [{ field: 'code', message: wrongCode }] }}
      >
        <OtpField
          {...partIn<OtpFieldProps>(code, codeIn, language)}
          error={wrongCode}
          defaultValue="482913"
        />
      </QuestionPage>
    </Screen>
  )
}

export function LoanConfirmation({ language }: PageProps) {
  const { back, check, borrow, change } = pageWords[language]
  const loan = partIn<LoanSummaryProps>(summary, summaryIn, language)
  const costs = partIn<FullCostCardProps>(cost, costIn, language)
  const consent = partIn<AgreementConsentProps>(agreement, agreementIn, language)
  return (
    <WideScreen>
      <AppBar title={loan.title} backHref="#amount" backLabel={back} />
      <WideBody>
        <h1>{check}</h1>
        <FullCostCard {...costs} title={undefined} lead={loan.lead} note={undefined} headline />
        <LoanSummary rows={loan.rows} />
        <AgreementConsent {...consent} error={undefined} defaultChecked />
      </WideBody>
      <WideFooter>
        <Button>
          {borrow} <Money {...costs.principal} locale={costs.locale} whole />
        </Button>
        <Button variant="quiet">{change}</Button>
      </WideFooter>
    </WideScreen>
  )
}

export function Repayment({ language }: PageProps) {
  const { back, repay, due: title } = pageWords[language]
  const owed = partIn<DueCountdownProps>(due, dueIn, language)
  return (
    <WideScreen>
      <AppBar title={repay} backHref="#home" backLabel={back} />
      <WideBody>
        <h1>{title}</h1>
        <DueCountdown {...owed}>{undefined}</DueCountdown>
        <MethodList {...partIn<MethodListProps>(methods, methodsIn, language)} />
      </WideBody>
    </WideScreen>
  )
}

export function Extension({ language }: PageProps) {
  const { back, moreTime, moreTimeLead, goOn } = pageWords[language]
  const given = partIn<ExtensionPickerProps>(ways, waysIn, language)
  return (
    <WideScreen>
      <AppBar title={moreTime} backHref="#repay" backLabel={back} />
      <QuestionPage title={moreTime} lead={moreTimeLead} actionLabel={goOn} onSubmit={nothing}>
        <ExtensionPicker {...given} defaultValue="ext-30" />
      </QuestionPage>
    </WideScreen>
  )
}

export function Identity({ language }: PageProps) {
  const { back, identity, picture, goOn, seenByUs } = pageWords[language]
  const given = partIn<PhotoCaptureProps>(photo, photoIn, language)
  return (
    <Screen>
      <AppBar title={identity} backHref="#steps" backLabel={back} />
      <QuestionPage
        title={given.label}
        step={{ label: picture, done: 0, total: 3 }}
        actionLabel={goOn}
        onSubmit={nothing}
      >
        <PhotoCapture {...given} />
        <Notice>{seenByUs}</Notice>
      </QuestionPage>
    </Screen>
  )
}
