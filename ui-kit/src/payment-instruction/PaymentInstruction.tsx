import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/Button.tsx'
import { CopyRow } from '../copy-row/CopyRow.tsx'
import type { MoneyValue } from '../money/Money.tsx'
import { Money } from '../money/Money.tsx'
import { QrCode } from '../qr-code/QrCode.tsx'
import { saveQrPicture } from '../qr-code/qr-picture.ts'
import { Card } from '../theme/Screen.tsx'

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-3);
`

const Head = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  text-align: center;
`

/** More room than the quiet zone: on a dark page the code's white ground is seen. */
const Code = styled.div`
  inline-size: 100%;
  margin-block: var(--paso-space-2) var(--paso-space-3);
`

const Title = styled.h2`
  color: var(--paso-ink-2);
  font-size: var(--paso-text-body);
  font-weight: 400;
`

const Until = styled.p`
  color: var(--paso-ink-3);
  font-size: var(--paso-text-small);
`

const Rows = styled.div`
  & > * {
    border-block-start: 1px solid var(--paso-line);
  }
  & > :last-child {
    padding-block-end: 0;
  }
`

const Assurance = styled.p`
  color: var(--paso-ink-3);
  font-size: var(--paso-text-small);
`

export type InstructionRow = {
  label: string
  /** Exactly what is copied. */
  value: string
  /** How it is shown, grouped for reading. */
  display?: string | undefined
  /** `code` for numbers and references, `text` for names. */
  kind: 'code' | 'text'
  /** Whether a copy button stands beside it. */
  copy?: boolean | undefined
}

export interface PaymentInstructionProps extends Omit<
  ComponentProps<'section'>,
  'title' | 'validity'
> {
  /** What to do: "Scan with any bank app". */
  title: string
  /** Exactly what is to be paid. */
  amount: MoneyValue
  /** Until when the instruction holds: "Valid until 23:59 today". */
  validity?: ReactNode
  /** A code to scan; with `save` it can be saved for the bank's app on the same phone. */
  qr?:
    | {
        value: string
        label: string
        save?: { label: ReactNode; fileName: string } | undefined
      }
    | undefined
  /** What to type into the bank's app. */
  rows: readonly InstructionRow[]
  /** What the copy buttons say: before, after, and where copying is refused. */
  copyLabels: { copy: string; copied: string; refused: string }
  /** Under the rows: what was checked, what to mind. */
  assurance?: ReactNode
  /** In which figures are written; that of KitSettings unless given. */
  locale?: string | undefined
}

interface SaveCodeProps {
  value: string
  label: ReactNode
  fileName: string
}

function SaveCode({ value, label, fileName }: SaveCodeProps) {
  return (
    <Button variant="secondary" onClick={() => void saveQrPicture(value, fileName)}>
      {label}
    </Button>
  )
}

/** How to pay by one method: what, how much, to whom, until when. */
export function PaymentInstruction(props: PaymentInstructionProps) {
  const { title, amount, validity, qr, rows, copyLabels, assurance, locale, ...rest } = props
  const heading = useId()
  return (
    <Frame {...rest} aria-labelledby={heading}>
      <Head>
        <Title id={heading}>{title}</Title>
        {qr && (
          <Code>
            <QrCode value={qr.value} label={qr.label} />
          </Code>
        )}
        <Money {...amount} size="large" locale={locale} />
        {validity && <Until>{validity}</Until>}
      </Head>
      {qr?.save && <SaveCode value={qr.value} {...qr.save} />}
      <Rows>
        {rows.map((row) => (
          <CopyRow
            key={row.label}
            label={row.label}
            value={row.value}
            display={row.display}
            kind={row.kind}
            copyLabel={row.copy ? copyLabels.copy : undefined}
            copiedLabel={copyLabels.copied}
            refusedLabel={copyLabels.refused}
          />
        ))}
      </Rows>
      {assurance && <Assurance>{assurance}</Assurance>}
    </Frame>
  )
}
