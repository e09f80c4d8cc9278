import type { ComponentProps, ReactNode } from 'react'
import { useEffect, useId, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/Button.tsx'
import { CopyRow } from '../copy-row/CopyRow.tsx'
import type { MoneyValue } from '../money/Money.tsx'
import { Money } from '../money/Money.tsx'
import { QrCode } from '../qr-code/QrCode.tsx'
import { Barcode } from '../barcode/Barcode.tsx'
import { FieldHint as Small } from '../field/FieldParts.tsx'
import { Preview } from '../photo-capture/Preview.tsx'
import { qrPicture, saveQrPicture } from '../qr-code/qr-picture.ts'
import { CardStack } from '../theme/stack.ts'

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
  /* As large as the drawing that it takes the place of. */
  & > img {
    inline-size: min(100%, calc(540 * var(--paso-u)));
    border-radius: var(--paso-radius-field);
    image-rendering: pixelated;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paso-space-2);
  & > button {
    flex: 1 1 8em;
  }
`

const Title = styled.h2`
  color: var(--paso-ink-2);
  font-size: var(--paso-text-body);
  font-weight: 400;
`

const Rows = styled.div`
  & > * {
    border-block-start: 1px solid var(--paso-line);
  }
  & > :last-child {
    padding-block-end: 0;
  }
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
        /** Its words; a browser that shares no pictures shows no such button. */
        share?: { label: ReactNode; fileName: string } | undefined
      }
    | undefined
  /** A code that a till reads. */
  barcode?: { value: string; label: string } | undefined
  /** What to type into the bank's app. */
  rows: readonly InstructionRow[]
  /** What the copy buttons say: before, after, and where copying is refused. */
  copyLabels: { copy: string; copied: string; refused: string }
  /** Under the rows: what was checked, what to mind. */
  assurance?: ReactNode
  /** In which figures are written; that of KitSettings unless given. */
  locale?: string | undefined
}

type ScanCode = NonNullable<PaymentInstructionProps['qr']>

/** The code as a picture, which a long press saves; drawn at once, and so where no picture can be made. */
function CodePicture({ value, label }: ScanCode) {
  const [picture, setPicture] = useState<Blob>()
  useEffect(() => {
    let wanted = true
    const keep = (made?: Blob) => {
      if (wanted) setPicture(made)
    }
    qrPicture(value).then(keep, () => keep())
    return () => {
      wanted = false
      setPicture(undefined)
    }
  }, [value])
  return picture ? <Preview photo={picture} alt={label} /> : <QrCode value={value} label={label} />
}

/** Hands the code to another app. Who closes the phone's own sheet has changed their mind. */
async function shareCode(value: string, name: string): Promise<void> {
  const files = [new File([await qrPicture(value)], name, { type: 'image/png' })]
  if (navigator.canShare({ files })) await navigator.share({ files }).catch(() => undefined)
}

function CodeActions({ value, save, share }: ScanCode) {
  return (
    <Actions>
      {save && (
        <Button variant="secondary" onClick={() => saveQrPicture(value, save.fileName)}>
          {save.label}
        </Button>
      )}
      {share && 'canShare' in navigator && (
        <Button variant="secondary" onClick={() => shareCode(value, share.fileName)}>
          {share.label}
        </Button>
      )}
    </Actions>
  )
}

/** How to pay by one method: what, how much, to whom, until when. */
export function PaymentInstruction(props: PaymentInstructionProps) {
  const { title, amount, validity, qr, barcode, rows, copyLabels, assurance, ...others } = props
  const { locale, ...rest } = others
  const heading = useId()
  return (
    <CardStack {...rest} aria-labelledby={heading}>
      <Head>
        <Title id={heading}>{title}</Title>
        {qr && (
          <Code>
            <CodePicture {...qr} />
          </Code>
        )}
        {barcode && (
          <Code>
            <Barcode {...barcode} />
          </Code>
        )}
        <Money {...amount} size="large" locale={locale} />
        {validity && <Small>{validity}</Small>}
      </Head>
      {qr && <CodeActions {...qr} />}
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
      {assurance && <Small>{assurance}</Small>}
    </CardStack>
  )
}
