import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'

const Paper = styled.dialog`
  inline-size: min(100%, var(--paso-column));
  max-inline-size: 100%;
  block-size: 100%;
  max-block-size: 100%;
  margin-inline: auto;
  padding: 0;
  border: 0;
  background: var(--paso-card);
  color: var(--paso-ink);
  &[open] {
    display: flex;
    flex-direction: column;
  }
`

const Text = styled.div`
  flex: 1;
  overflow-y: auto;
  padding: var(--paso-space-5) var(--paso-space-4);
  & h3 {
    margin-block: var(--paso-space-4) var(--paso-space-1);
  }
  & p {
    margin-block-end: var(--paso-space-2);
  }
`

const Foot = styled.div`
  padding: var(--paso-space-3) var(--paso-space-4);
  border-block-start: 1px solid var(--paso-line);
`

interface AgreementSheetProps {
  agreement: Schema<'Agreement'>
  open: boolean
  onClose: () => void
}

/** The agreement to read, over the page; what was ticked or typed under it stays. */
export function AgreementSheet({ agreement, open, onClose }: AgreementSheetProps): ReactNode {
  const { t } = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element === null || element.open === open) return
    if (open) element.showModal()
    else element.close()
  }, [open])
  return (
    <Paper ref={dialog} onClose={onClose} aria-labelledby="agreement-title">
      {/* Scrollable without a control inside: the keyboard must reach it. */}
      <Text tabIndex={0} role="document" lang={agreement.language}>
        <h2 id="agreement-title">{agreement.title}</h2>
        {agreement.sections.map((section) => (
          <section key={section.heading}>
            <h3>{section.heading}</h3>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </Text>
      <Foot>
        <Button onClick={onClose}>{t('读完了,回到核对')}</Button>
      </Foot>
    </Paper>
  )
}
