import type { ChangeEvent, ComponentProps } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/Button.tsx'
import { Field, type FieldWords } from '../field/Field.tsx'
import { FieldError } from '../field/FieldParts.tsx'
import { jpegFile, useFileValue } from '../photo-capture/useFileValue.ts'
import { useInnerRef } from '../field/useInnerRef.ts'
import { Icon } from '../icon/Icon.tsx'
import { compressInWorker } from '../photo-capture/compress-in-worker.ts'
import { Source } from '../photo-capture/parts.ts'
import { Preview } from '../photo-capture/Preview.tsx'

const Slip = styled.div`
  display: flex;
  align-items: center;
  gap: var(--paso-space-3);
  padding: var(--paso-space-2) var(--paso-space-3);
  border: 1px solid var(--paso-line);
  border-radius: var(--paso-radius-field);
  background: var(--paso-sunken);
  font-weight: 600;
  & > img {
    flex: none;
    inline-size: calc(120 * var(--paso-u));
    block-size: calc(152 * var(--paso-u));
    border-radius: var(--paso-radius-small);
    object-fit: cover;
  }
  & > bdi {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    /* A name in another script stands on the page's side too. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
`

/** Largest PDF unless said otherwise, in bytes. A picture is made small instead. */
const largestPdf = 5_000_000

export interface VoucherUploadLabels {
  /** "Choose a picture or a PDF". */
  choose: string
  /** In its place once there is one: "Choose another". */
  replace: string
  /** "Remove". */
  remove: string
  /** While a picture is made smaller: "One moment". */
  working: string
  /** Describes the picture: "Your payment slip". */
  preview: string
  /** "This is neither a picture nor a PDF. Choose another file." */
  unreadable: string
  /** "This PDF is larger than 5 MB. Choose a picture of the slip instead." */
  tooLarge: string
}

export interface VoucherUploadProps
  extends FieldWords, Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type'> {
  /** Its words. */
  labels: VoucherUploadLabels
  /** The slip while the owner holds it; `null` for none. */
  value?: File | null | undefined
  /** The slip at first. */
  defaultValue?: File | null | undefined
  /** An upright JPEG of at most 300 kB without metadata, or the PDF as it is; `null` once removed. */
  onValueChange?: ((slip: File | null) => void) | undefined
  /** Largest PDF in bytes; 5,000,000 unless given. */
  maxBytes?: number | undefined
  /** Starts `@paso/ui-kit/compress-photo.worker`; without it the page compresses. */
  createWorker?: (() => Worker) | undefined
}

type Fault = 'unreadable' | 'tooLarge'

/** The proof of a payment, from the camera, the album or a bank's app: small, and without where it was taken. */
export function VoucherUpload(props: VoucherUploadProps) {
  const { labels, value, defaultValue, onValueChange, maxBytes = largestPdf, ...others } = props
  const { createWorker, ref, onChange, className, style, ...field } = others
  const { label: _label, hint: _hint, optionalLabel: _optional, ...said } = field
  const { error: _error, notice: _notice, ...native } = said
  const [working, setWorking] = useState(false)
  const [fault, setFault] = useState<Fault>()
  const input = useInnerRef(ref)
  const latest = useRef(0)
  const given = { name: native.name, value, defaultValue, onValueChange }
  const [slip, give] = useFileValue<File>(given, input)

  const take = async (file: File) => {
    const turn = (latest.current += 1)
    setWorking(true)
    setFault(undefined)
    const taken = await read(file, maxBytes, createWorker)
    if (turn !== latest.current) return
    setWorking(false)
    if (typeof taken === 'string') setFault(taken)
    else give(taken)
  }

  useLayoutEffect(() => {
    // Chosen before the code arrived.
    const file = input.current?.files?.[0]
    if (file) void take(file)
    // Only once: afterwards the change event reports.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useEffect(
    () => () => {
      // What is ready after the screen has gone is nobody's.
      latest.current = -1
    },
    [],
  )

  return (
    <Field {...props}>
      {(control) => (
        <>
          {slip && (
            <Slip>
              {slip.type === 'application/pdf' ? (
                <Icon name="form" />
              ) : (
                <Preview photo={slip} alt={labels.preview} />
              )}
              <bdi>{slip.name}</bdi>
            </Slip>
          )}
          {fault && <FieldError role="alert">{labels[fault]}</FieldError>}
          <Source
            data-variant="secondary"
            data-waiting={working ? '' : undefined}
            data-disabled={native.disabled ? '' : undefined}
            aria-busy={working}
          >
            <Icon name="album" />
            <span role={working ? 'status' : undefined}>
              {working ? labels.working : slip ? labels.replace : labels.choose}
            </span>
            <input
              accept="image/*,application/pdf"
              {...native}
              {...control}
              ref={input}
              type="file"
              onClick={(event) => {
                native.onClick?.(event)
                // Not `disabled`: that would throw the focus away.
                if (working) event.preventDefault()
              }}
              onChange={(event: ChangeEvent<HTMLInputElement>) => {
                onChange?.(event)
                const file = event.target.files?.[0]
                // The same file can be chosen again after it was refused.
                event.target.value = ''
                if (file) void take(file)
              }}
            />
          </Source>
          {slip && !working && !native.disabled && (
            <Button
              variant="quiet"
              onClick={() => {
                give(null)
                input.current?.focus()
              }}
            >
              {labels.remove}
            </Button>
          )}
        </>
      )}
    </Field>
  )
}

async function read(
  file: File,
  maxBytes: number,
  createWorker: (() => Worker) | undefined,
): Promise<File | Fault> {
  // By what is in it: a name may lie.
  if ((await file.slice(0, 5).text()) === '%PDF-') return file.size > maxBytes ? 'tooLarge' : file
  try {
    const { blob } = await compressInWorker(createWorker, file)
    return jpegFile(blob, file.name)
  } catch {
    return 'unreadable'
  }
}
