import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AgreementConsent } from '../agreement-consent/AgreementConsent.tsx'
import { AppBar } from '../app-bar/AppBar.tsx'
import { Button } from '../button/Button.tsx'
import { DueCountdown } from '../due-countdown/DueCountdown.tsx'
import { FullCostCard } from '../full-cost-card/FullCostCard.tsx'
import { LoanSummary } from '../loan-summary/LoanSummary.tsx'
import { MethodList } from '../method-list/MethodList.tsx'
import type { Currency } from '../money/currencies.ts'
import { Money } from '../money/Money.tsx'
import { Notice } from '../notice/Notice.tsx'
import { OtpField } from '../otp-field/OtpField.tsx'
import { PhoneField } from '../phone-field/PhoneField.tsx'
import { PhotoCapture } from '../photo-capture/PhotoCapture.tsx'
import { QuestionPage } from '../question-page/QuestionPage.tsx'
import { RadioTiles } from '../radio-tiles/RadioTiles.tsx'
import { Screen, ScreenBody, ScreenFooter } from '../theme/Screen.tsx'

/** Whole pages, as a lender would compose them of the parts. */
const meta = {
  title: 'Pages',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const submit = fn()
const money = (currency: Currency) => ({
  principal: { amount: 1000000, currency },
  interest: { amount: 37000, currency },
  fee: { amount: 15000, currency },
  total: { amount: 1052000, currency },
})

export const Login: Story = {
  render: () => (
    <Screen>
      <AppBar title="Sign in" backHref="#home" backLabel="Back" />
      <QuestionPage
        title="Your mobile number"
        lead="We send a code to it. A number that is new to us opens an account."
        actionLabel="Send the code"
        onSubmit={submit}
      >
        <PhoneField name="phone" label="Mobile number" prefix="+66" longest={9} />
        <AgreementConsent
          name="agreed"
          label="I have read and agree to both"
          documents={[
            { id: 'privacy', title: 'Privacy policy' },
            { id: 'terms', title: 'Terms of use' },
          ]}
          onOpen={submit}
        />
      </QuestionPage>
    </Screen>
  ),
}
export const LoginWithCode: Story = {
  render: () => (
    <Screen>
      <AppBar title="Sign in" backHref="#login" backLabel="Back" />
      <QuestionPage
        title="The code from the message"
        actionLabel="Sign in"
        onSubmit={submit}
        secondary={<Button variant="quiet">Send another code</Button>}
        summary={{
          title: 'One thing to correct',
          problems: [{ field: 'code', message: 'That is not the code we sent' }],
        }}
      >
        <OtpField
          name="code"
          label="Code"
          hint="Six digits, sent to your phone"
          error="That is not the code we sent"
          defaultValue="482913"
        />
      </QuestionPage>
    </Screen>
  ),
}
export const LoanConfirmation: Story = {
  render: () => (
    <Screen>
      <AppBar title="Your loan" backHref="#amount" backLabel="Back" />
      <ScreenBody>
        <h1>Check it before you agree</h1>
        <FullCostCard
          title="90 days, one payment on 3 Dec 2026"
          {...money('THB')}
          aprBasisPoints={2280}
          headline
          labels={{
            principal: 'You receive',
            interest: 'Interest',
            fee: 'Service fee',
            total: 'You repay in all',
            apr: 'Annual rate, all included',
          }}
        />
        <LoanSummary rows={[{ label: 'Paid into', value: <bdi dir="ltr">123-4-56789-0</bdi> }]} />
        <AgreementConsent
          name="agreed"
          label="I have read and agree"
          documents={[{ id: 'loan', title: 'Loan agreement', opened: true }]}
          openedLabel="Opened"
          onOpen={submit}
          defaultChecked
        />
      </ScreenBody>
      <ScreenFooter>
        <Button>
          Borrow <Money amount={1000000} currency="THB" whole />
        </Button>
        <Button variant="quiet">Change amount or days</Button>
      </ScreenFooter>
    </Screen>
  ),
}
export const Repayment: Story = {
  render: () => (
    <Screen>
      <AppBar title="Repay" backHref="#home" backLabel="Back" />
      <ScreenBody>
        <h1>What is due</h1>
        <DueCountdown
          days={12}
          label={(days) => `Due in ${String(days)} days`}
          timeZone="Asia/Bangkok"
          date="2026-12-03"
          dateLabel="3 Dec 2026"
          amount={{ amount: 1052000, currency: 'THB' }}
          termDays={90}
          note={
            <Notice tone="good">
              Pay today and save <Money amount={4932} currency="THB" />
            </Notice>
          }
        />
        <MethodList
          label="How to pay"
          methods={[
            {
              id: 'scan',
              kind: 'scan',
              title: 'PromptPay QR',
              detail: 'Any bank app, in seconds',
              href: '#scan',
            },
            {
              id: 'bank',
              kind: 'bank',
              title: 'Bank transfer',
              detail: 'With your reference',
              href: '#bank',
            },
            {
              id: 'shop',
              kind: 'shop',
              title: 'Shop counter',
              detail: 'In cash, within two hours',
              href: '#shop',
            },
          ]}
        />
      </ScreenBody>
    </Screen>
  ),
}
export const Extension: Story = {
  render: () => (
    <Screen>
      <AppBar title="More time" backHref="#repay" backLabel="Back" />
      <QuestionPage
        title="What would help you?"
        lead="Compare what each way costs. Asking for help is free."
        actionLabel="Continue"
        onSubmit={submit}
      >
        <RadioTiles
          name="way"
          label="The way"
          columns="1"
          defaultValue="extend"
          options={[
            {
              value: 'extend',
              label: 'Move the date by 30 days',
              hint: 'Today ฿83.19, then ฿10,520.00 by 2 Jan',
            },
            { value: 'part', label: 'Pay part now', hint: 'Any sum lowers what you owe' },
            { value: 'all', label: 'Pay all now', hint: '฿10,470.68, ends the loan' },
            { value: 'help', label: 'Ask a person for help', hint: 'Free, answered within a day' },
          ]}
        />
      </QuestionPage>
    </Screen>
  ),
}
export const Identity: Story = {
  render: () => (
    <Screen>
      <AppBar title="Identity" backHref="#steps" backLabel="Back" />
      <QuestionPage
        title="The front of your ID card"
        step={{ label: 'Picture 1 of 3', current: 1, total: 3 }}
        actionLabel="Continue"
        onSubmit={submit}
      >
        <PhotoCapture
          subject="card-front"
          label="Front of your ID card"
          guide="Fill the frame. No flash, no glare."
          labels={{
            camera: 'Take the picture',
            album: 'Choose from album',
            retake: 'Take it again',
            working: 'One moment',
            preview: 'Your picture of the front',
            unreadable: 'This file is no picture. Choose another.',
          }}
          onPhoto={submit}
        />
        <Notice>Seen only by us, to check that it is you.</Notice>
      </QuestionPage>
    </Screen>
  ),
}
export const LoanConfirmationInArabic: Story = {
  globals: { language: 'ar' },
  render: () => (
    <Screen>
      <AppBar title="قرضك" backHref="#amount" backLabel="رجوع" />
      <ScreenBody>
        <h1>راجعه قبل أن توافق</h1>
        <FullCostCard
          title="90 يوماً، دفعة واحدة في 3 ديسمبر 2026"
          {...money('EGP')}
          aprBasisPoints={2280}
          headline
          locale="ar"
          labels={{
            principal: 'تستلم',
            interest: 'الفائدة',
            fee: 'رسوم الخدمة',
            total: 'تسدد إجمالاً',
            apr: 'المعدل السنوي شامل كل شيء',
          }}
        />
      </ScreenBody>
      <ScreenFooter>
        <Button>
          اقترض <Money amount={1000000} currency="EGP" locale="ar" whole />
        </Button>
      </ScreenFooter>
    </Screen>
  ),
}
export const LoginInUrdu: Story = {
  globals: { language: 'ur' },
  render: () => (
    <Screen>
      <AppBar title="سائن ان" backHref="#home" backLabel="واپس" />
      <QuestionPage
        title="آپ کا موبائل نمبر"
        lead="اس پر ایک کوڈ بھیجا جائے گا۔"
        actionLabel="کوڈ بھیجیں"
        onSubmit={submit}
      >
        <PhoneField name="phone" label="موبائل نمبر" prefix="+92" longest={10} />
      </QuestionPage>
    </Screen>
  ),
}
