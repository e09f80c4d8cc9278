import type { KeyboardEvent, RefObject } from 'react'
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { BaseIcon } from '../icon/BaseIcon.tsx'
import { Found, Row, Rows, Top, Typed } from './parts.ts'
import { searchIn, type SearchRow } from './search-rows.ts'

/** So many rows are drawn at first, and so many more whenever the end comes into sight. */
const page = 16

interface SearchListProps {
  rows: readonly SearchRow[]
  value: string
  searchLabel: string
  foundLabel: (count: number) => string
  input: RefObject<HTMLInputElement | null>
  onChoose: (value: string) => void
}

/** The combobox of the sheet: a text box, and the list of what it finds. */
export function SearchList(props: SearchListProps) {
  const { rows, value, searchLabel, foundLabel, input, onChoose } = props
  const [typed, setTyped] = useState('')
  const [drawn, setDrawn] = useState(page)
  const [active, setActive] = useState(-1)
  const list = useRef<HTMLUListElement>(null)
  const end = useRef<HTMLLIElement>(null)
  const id = useId()

  // What is typed is shown at once; the list may come a moment later.
  const wanted = useDeferredValue(typed)
  const find = useMemo(() => searchIn(rows), [rows])
  const found = useMemo(() => {
    const all = find(wanted)
    // What is chosen stands first where nothing is looked for.
    return all === rows
      ? [...all].sort((one, other) => +(other.value === value) - +(one.value === value))
      : all
  }, [find, wanted, rows, value])

  useEffect(() => {
    if (!end.current) return
    // A busy phone tells of several frames at once: out of sight in the first, in sight in the next.
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setDrawn((count) => count + page)
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [found, drawn])

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const key = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const row = found[active]
    if (step) {
      event.preventDefault()
      const next = Math.max(0, Math.min(found.length - 1, active + step))
      setActive(next)
      if (next >= drawn - 1) setDrawn(drawn + page)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (row) onChoose(row.value)
    }
  }

  const option = (at: number) => `${id}-${at}`
  return (
    <>
      <Top>
        <Typed
          ref={input}
          type="text"
          role="combobox"
          aria-label={searchLabel}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={found[active] ? option(active) : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          dir="auto"
          placeholder={searchLabel}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(event.target.value.trim() === '' ? -1 : 0)
            setDrawn(page)
          }}
          onKeyDown={key}
        />
        <Found role="status">{foundLabel(found.length)}</Found>
      </Top>
      <Rows ref={list} id={`${id}-list`} role="listbox" aria-label={searchLabel}>
        {found.slice(0, drawn).map((row, at) => (
          <Row
            key={row.value}
            id={option(at)}
            ref={at === drawn - 1 ? end : undefined}
            role="option"
            aria-selected={row.value === value}
            aria-setsize={found.length}
            aria-posinset={at + 1}
            data-active={at === active ? '' : undefined}
            onClick={() => onChoose(row.value)}
          >
            <span dir="auto">
              {row.label}
              {row.detail && <small>{row.detail}</small>}
            </span>
            {row.value === value && <BaseIcon name="tick" />}
          </Row>
        ))}
      </Rows>
    </>
  )
}
