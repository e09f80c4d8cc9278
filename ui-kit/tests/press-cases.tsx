import type { ReactNode } from 'react'
import {
  AgreementConsent,
  AppBar,
  BottomSheet,
  Button,
  CheckAnswers,
  ConfirmDialog,
  CopyRow,
  DismissButton,
  ErrorSummary,
  ListRow,
  MethodList,
  OrderCard,
  QuestionPage,
  TabBar,
  TextField,
  Toast,
} from '../src/index.ts'

/** What an owner gives: a handler, whether its work goes on, and attributes of its own. */
export interface Pressed {
  onPress: () => unknown
  busy: boolean
  given: Record<string, string>
}

/** One component that is pressed and holds no value. */
export interface PressCase {
  component: string
  draw: (pressed: Pressed) => ReactNode
  /** What is pressed, by role and name. */
  pressed: readonly [role: string, name: string]
  /** The same with something wrong, which a link `Mend it` leads to. */
  wrong?: ReactNode
  /** Rows of the table that do not apply, each with why. */
  without?: Record<string, string>
}

const chosenTwice = 'the second press says the same as the first'
const followedOnce = 'a link: the browser follows it once'
const wrong = { title: 'Wrong', problems: [{ field: 'it', message: 'Mend it' }] }

export const pressCases: readonly PressCase[] = [
  {
    component: 'Button',
    pressed: ['button', 'Go'],
    draw: ({ onPress, busy, given }) => (
      <Button {...given} busy={busy} onClick={onPress}>
        Go
      </Button>
    ),
  },
  {
    component: 'QuestionPage',
    pressed: ['button', 'Go'],
    draw: ({ onPress, busy, given }) => (
      <QuestionPage {...given} title="It" actionLabel="Go" busy={busy} onSubmit={onPress}>
        Words
      </QuestionPage>
    ),
    wrong: (
      <QuestionPage title="It" actionLabel="Go" onSubmit={() => undefined} summary={wrong}>
        <TextField label="It" name="it" />
      </QuestionPage>
    ),
  },
  {
    component: 'ErrorSummary',
    pressed: ['link', 'Mend it'],
    draw: ({ onPress, given }) => <ErrorSummary {...given} {...wrong} onClick={onPress} />,
    wrong: (
      <form>
        <ErrorSummary {...wrong} />
        <TextField label="It" name="it" />
      </form>
    ),
    without: { 'double press': chosenTwice },
  },
  {
    component: 'AppBar',
    pressed: ['button', 'Back'],
    draw: ({ onPress, given }) => (
      <AppBar {...given} title="It" onBack={onPress} backLabel="Back" />
    ),
    without: { 'double press': 'one step back a press, as the browser has it' },
  },
  {
    component: 'DismissButton',
    pressed: ['button', 'Close'],
    draw: ({ onPress, busy, given }) =>
      busy ? null : <DismissButton {...given} label="Close" onClick={onPress} />,
  },
  {
    component: 'Toast',
    pressed: ['button', 'Close'],
    draw: ({ onPress, busy, given }) => (
      <Toast
        {...given}
        messages={busy ? [] : [{ id: 1, tone: 'error', text: 'It' }]}
        closeLabel="Close"
        onClose={onPress}
      />
    ),
  },
  {
    component: 'OrderCard',
    pressed: ['link', 'Go'],
    draw: ({ onPress, given }) => (
      <OrderCard
        {...given}
        title="Go"
        href="#"
        amount={{ amount: 1, currency: 'THB' }}
        state="Due"
        onClick={onPress}
      />
    ),
    without: { 'double press': followedOnce },
  },
  {
    component: 'CheckAnswers',
    pressed: ['link', 'Change It'],
    draw: ({ onPress, given }) => (
      <CheckAnswers
        {...given}
        answers={[{ label: 'It', value: '1', href: '#' }]}
        changeLabel="Change"
        onClick={onPress}
      />
    ),
    without: { 'double press': followedOnce },
  },
  {
    component: 'ConfirmDialog',
    pressed: ['button', 'Go'],
    draw: ({ onPress, busy, given }) => (
      <ConfirmDialog
        {...given}
        open
        title="It"
        confirmLabel="Go"
        cancelLabel="No"
        busy={busy}
        onConfirm={onPress}
        onCancel={() => undefined}
      />
    ),
  },
  {
    component: 'BottomSheet',
    pressed: ['button', 'Close'],
    draw: ({ onPress, busy, given }) => (
      <BottomSheet {...given} open={!busy} title="It" closeLabel="Close" onClose={onPress} />
    ),
  },
  {
    component: 'CopyRow',
    pressed: ['button', 'Copy It'],
    draw: ({ onPress, given }) => (
      <CopyRow {...given} label="It" value="1" copyLabel="Copy" onClick={onPress} />
    ),
    without: { 'double press': 'the same is copied again' },
  },
  {
    component: 'MethodList',
    pressed: ['button', 'Go'],
    draw: ({ onPress, given }) => (
      <MethodList
        {...given}
        label="It"
        methods={[{ id: 'a', kind: 'bank', title: 'Go' }]}
        onChoose={onPress}
      />
    ),
    without: { 'double press': chosenTwice },
  },
  {
    component: 'TabBar',
    pressed: ['link', 'Go'],
    draw: ({ onPress, given }) => (
      <TabBar
        {...given}
        label="It"
        items={[{ href: '#', label: 'Go', icon: 'home' }]}
        onClick={onPress}
      />
    ),
    without: { 'double press': followedOnce },
  },
  {
    component: 'ListRow',
    pressed: ['button', 'Go'],
    draw: ({ onPress, given }) => (
      <ul>
        <ListRow {...given} title="Go" onClick={onPress} />
      </ul>
    ),
    without: { 'double press': chosenTwice },
  },
  {
    component: 'AgreementConsent',
    pressed: ['button', 'Go'],
    draw: ({ onPress, given }) => (
      <AgreementConsent
        {...given}
        label="It"
        documents={[{ id: 'a', title: 'Go' }]}
        onOpen={onPress}
      />
    ),
    without: {
      'double press': chosenTwice,
      'error and recovery': 'its box: in the table of fields',
    },
  },
]
