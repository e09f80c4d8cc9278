/// <reference types="vite/client" />
import type { ComponentProps, ReactNode } from 'react'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { server } from 'vitest/browser'
import { formCases } from '../../tests/form-cases.tsx'
import { render } from '../../tests/render.tsx'
import * as kit from '../index.ts'

type Given = Record<string, unknown>
const draw =
  <Name extends keyof typeof kit>(name: Name, own: Given) =>
  (given: Given): ReactNode =>
    createElement(kit[name] as 'div', { ...own, ...given } as ComponentProps<'div'>)

const baht = (amount: number) => ({ amount, currency: 'THB' })
const money = { principal: baht(100), interest: baht(10), fee: baht(1) }
const labels = { principal: 'P', interest: 'I', fee: 'F', total: 'T', apr: 'R' }
const title = 'Title'
const label = 'Label'

/** Every component but those that draw nothing of their own: each is given the same attributes. */
const shown: Record<string, (given: Given) => ReactNode> = {
  ...Object.fromEntries(
    formCases.map((field) => [field.component, (given: Given) => field.draw(given)]),
  ),
  AppBar: draw('AppBar', { title }),
  Barcode: draw('Barcode', { value: 'A', label }),
  BrandMark: draw('BrandMark', {}),
  BottomSheet: draw('BottomSheet', { open: false, title, closeLabel: 'C' }),
  Button: draw('Button', { children: title }),
  Card: draw('Card', {}),
  CheckAnswers: draw('CheckAnswers', { answers: [], changeLabel: 'C' }),
  ConfirmDialog: draw('ConfirmDialog', { open: false, title, confirmLabel: 'Y', cancelLabel: 'N' }),
  CopyRow: draw('CopyRow', {
    label,
    value: '1',
    copyLabel: 'C',
    copiedLabel: 'C',
    refusedLabel: 'R',
  }),
  DismissButton: draw('DismissButton', { label }),
  DueCountdown: draw('DueCountdown', {
    days: 3,
    label,
    date: '2026-12-03',
    dateLabel: 'D',
    amount: baht(1),
    termDays: 90,
  }),
  Drawing: draw('Drawing', { kind: 'paid' }),
  EmptyState: draw('EmptyState', { title }),
  ErrorSummary: draw('ErrorSummary', { title, problems: [{ field: 'a', message: 'A' }] }),
  ExtensionPicker: draw('ExtensionPicker', {
    label,
    ways: [{ kind: 'help', value: 'h', title, answeredBy: 'A', meanwhile: 'M' }],
    labels: {},
  }),
  FieldGroup: draw('FieldGroup', { label, children: () => null }),
  FlowChart: draw('FlowChart', { label, steps: [], position: 0, hereLabel: 'H' }),
  FullCostCard: draw('FullCostCard', {
    title,
    ...money,
    total: baht(111),
    aprBasisPoints: 1,
    labels,
  }),
  FullScreenLoader: draw('FullScreenLoader', { label, stillLabel: 'S' }),
  HonestLine: draw('HonestLine', { ...money, labels }),
  Icon: draw('Icon', { name: 'back' }),
  List: draw('List', { label, items: [] }),
  ListRow: draw('ListRow', { title }),
  LivenessStatus: draw('LivenessStatus', { state: 'ready', title }),
  LoanSummary: draw('LoanSummary', { title, rows: [] }),
  LoanTimeline: draw('LoanTimeline', { label, steps: [], stateLabels: {} }),
  MethodList: draw('MethodList', { label, methods: [] }),
  Money: draw('Money', baht(1)),
  Notice: draw('Notice', { children: title }),
  OfflineBanner: draw('OfflineBanner', { children: title, offline: true }),
  OrderCard: draw('OrderCard', { title, href: '#', amount: baht(1), state: 'S' }),
  PaymentInstruction: draw('PaymentInstruction', {
    title,
    amount: baht(1),
    rows: [],
    copyLabels: {},
  }),
  PermissionNotice: draw('PermissionNotice', { permission: 'camera', title, children: 'C' }),
  PhotoCapture: draw('PhotoCapture', { label, subject: 'front', guide: 'G', labels: {} }),
  QrCode: draw('QrCode', { value: 'A', label }),
  QuestionPage: draw('QuestionPage', {
    title,
    actionLabel: 'A',
    onSubmit: () => undefined,
    children: null,
  }),
  QuotaCard: draw('QuotaCard', { label, ...baht(1) }),
  RateText: draw('RateText', { basisPoints: 1 }),
  RepaymentProgress: draw('RepaymentProgress', {
    paid: baht(1),
    owed: baht(1),
    labels: { paid: 'P', owed: 'O' },
  }),
  Result: draw('Result', { outcome: 'success', title }),
  Screen: draw('Screen', {}),
  ScreenBody: draw('ScreenBody', {}),
  ScreenFooter: draw('ScreenFooter', {}),
  SearchSheet: draw('SearchSheet', { label, rows: [], foundLabel: () => '' }),
  Skeleton: draw('Skeleton', { label, shapes: ['rows'] }),
  SkeletonCard: draw('SkeletonCard', {}),
  SkeletonStroke: draw('SkeletonStroke', { kind: 'line' }),
  StepProgress: draw('StepProgress', { label, done: 1, total: 2 }),
  TabBar: draw('TabBar', { label, items: [] }),
  Toast: draw('Toast', { messages: [], closeLabel: 'C' }),
  ToastProvider: draw('ToastProvider', { closeLabel: 'C' }),
  VoucherUpload: draw('VoucherUpload', { label, labels: {} }),
  VisuallyHidden: draw('VisuallyHidden', { children: title }),
  WideBody: draw('WideBody', {}),
  WideFooter: draw('WideFooter', {}),
  WideScreen: draw('WideScreen', {}),
}

/** What takes no attributes, and why. */
const without: Record<string, string> = {
  Field: 'its control is the caller’s own',
  KitSettings: 'it draws nothing',
  PasoGlobalStyle: 'it draws nothing',
  UnreadablePhotoError: 'it is an error',
}

const lines: Record<string, string> = {}
const nameOf = (element: Element | null | undefined) => {
  const type = element?.getAttribute('type')
  return element ? `\`${element.localName}${type ? ` ${type}` : ''}\`` : ''
}

for (const [component, element] of Object.entries(shown)) {
  test(`${component} passes on what it is given`, async () => {
    let ref: Element | null = null
    const { container } = await render(
      element({
        name: component === 'Icon' ? 'back' : 'it',
        className: 'mine',
        style: { scrollMarginTop: 7 },
        id: 'given',
        'data-given': 'yes',
        'aria-details': 'more',
        ref: (found: Element | null) => {
          ref = found
        },
      }),
    )
    const styled = document.querySelectorAll<HTMLElement>('.mine')
    expect(styled).toHaveLength(1)
    expect(styled[0]?.style.scrollMarginTop).toBe('7px')
    // A toast lies over the page, in a place of its own.
    if (!component.startsWith('Toast')) expect(styled[0]?.parentElement).toBe(container)
    const marked = document.querySelectorAll('#given')
    expect(marked).toHaveLength(1)
    expect(marked[0]?.getAttribute('data-given')).toBe('yes')
    expect(marked[0]?.getAttribute('aria-details')).toBe('more')
    // What a reader focuses or measures: the control, or what bears the name.
    const control = marked[0]?.querySelector('input:not([type=hidden]), select')
    const group = marked[0]?.matches('fieldset, [role=group]') && component !== 'ErrorSummary'
    expect(ref).toBe(group && control ? control : marked[0])
    lines[component] = [component, nameOf(styled[0]), nameOf(marked[0]), nameOf(ref)].join(' | ')
  })
}

const start = '<!-- what passes on what -->'
const end = '<!-- end -->'
const squeezed = (text: string) => text.replace(/ +/g, ' ').replace(/-{2,}/g, '---')

test('every component is in the table, and the README has it', async () => {
  const components = Object.entries(kit)
    .filter(([name, what]) => /^[A-Z]/.test(name) && typeof what !== 'string')
    .map(([name]) => name)
  expect([...Object.keys(shown), ...Object.keys(without)].toSorted()).toEqual(components.toSorted())
  const table = [
    '| component | `className`, `style` | `id`, `data-*`, `aria-*`, events | `ref` |',
    '| --- | --- | --- | --- |',
    ...Object.keys(lines)
      .toSorted()
      .map((component) => `| ${lines[component] ?? ''} |`),
  ]
  const { readFile, writeFile } = server.commands
  const readme = await readFile('README.md')
  const [before = '', rest = ''] = readme.split(start)
  const [, after = ''] = rest.split(end)
  const renewed = `${before}${start}\n\n${table.join('\n')}\n\n${end}${after}`
  // VITE_RENEW_TABLES=1 npm test -w ui-kit -- pass-through, then npm run format
  if (import.meta.env['VITE_RENEW_TABLES']) await writeFile('README.md', renewed)
  else expect(squeezed(readme)).toBe(squeezed(renewed))
})
