import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../tests/render.tsx'
import { AgreementConsent } from '../agreement-consent/AgreementConsent.tsx'
import { AppBar } from '../app-bar/AppBar.tsx'
import { Button } from '../button/Button.tsx'
import { CheckAnswers } from '../check-answers/CheckAnswers.tsx'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { CopyRow } from '../copy-row/CopyRow.tsx'
import { ListRow } from '../list/List.tsx'
import { DismissButton } from '../notice/DismissButton.tsx'
import { OrderCard } from '../order-card/OrderCard.tsx'
import { RadioTiles } from '../radio-tiles/RadioTiles.tsx'
import { TabBar } from '../tab-bar/TabBar.tsx'
import { TermChips } from '../term-chips/TermChips.tsx'

const label = 'Label'
const nothing = () => undefined

const pressed: Record<string, ReactElement> = {
  AgreementConsent: (
    <AgreementConsent label={label} documents={[{ id: 'a', title: label }]} onOpen={nothing} />
  ),
  AppBar: <AppBar title={label} backHref="#" backLabel="Back" />,
  Button: <Button>{label}</Button>,
  CheckAnswers: <CheckAnswers answers={[{ label, value: '1', href: '#' }]} changeLabel="Change" />,
  Checkbox: <Checkbox label={label} />,
  CopyRow: <CopyRow label={label} value="1" copyLabel="Copy" />,
  DismissButton: <DismissButton label={label} />,
  ListRow: <ListRow title={label} href="#" />,
  OrderCard: (
    <OrderCard title={label} href="#" amount={{ amount: 1, currency: 'THB' }} state="Due" />
  ),
  RadioTiles: <RadioTiles label={label} options={[{ value: 'a', label }]} />,
  TabBar: <TabBar label={label} items={[{ href: '#', label, icon: 'home' }]} />,
  TermChips: <TermChips label={label} options={[{ days: 30, label }]} />,
}

/** Selectors of the page's sheets that hold while something is pressed, without that condition. */
const whilePressed = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => (rule instanceof CSSStyleRule ? rule.selectorText.split(',') : []))
    .filter((selector) => selector.includes(':active'))
    .map((selector) => selector.replaceAll(':active', ''))

test.each(Object.entries(pressed))('%s answers a press by its look', async (_, element) => {
  const { container } = await render(element)
  expect(whilePressed().some((selector) => container.querySelector(selector))).toBe(true)
})
