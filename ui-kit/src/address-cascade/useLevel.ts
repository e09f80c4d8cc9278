import { useCallback, useEffect, useState } from 'react'

/** A province, city or district: what is sent and what is read. */
export interface Place {
  code: string
  name: string
}

/** Gives the places inside `parent` (`undefined`: the country); may take its time, may reject. */
export type LoadPlaces = (
  level: 'province' | 'city' | 'district',
  parent: string | undefined,
) => readonly Place[] | Promise<readonly Place[]>

/** How far one list has come. */
export interface LevelState {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  places: readonly Place[]
}

const idle: LevelState = { status: 'idle', places: [] }

/** The list of one level, loaded again whenever the place above changes or `retry` is called. */
export function useLevel(
  load: LoadPlaces,
  level: 'province' | 'city' | 'district',
  parent: string | undefined,
  enabled: boolean,
) {
  const [state, setState] = useState<LevelState>(idle)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    if (!enabled) return
    let current = true
    const show = (next: LevelState) => {
      if (current) setState(next)
    }
    const fail = () => show({ status: 'failed', places: [] })
    try {
      const places = load(level, parent)
      if (places instanceof Promise) {
        show({ status: 'loading', places: [] })
        places.then((found) => show({ status: 'ready', places: found }), fail)
      } else {
        show({ status: 'ready', places })
      }
    } catch {
      fail()
    }
    return () => {
      // An answer for a place that is no longer chosen comes too late.
      current = false
    }
  }, [load, level, parent, enabled, tries])

  const retry = useCallback(() => {
    // At once, before the effect: the second press of two finds no button any more.
    setState({ status: 'loading', places: [] })
    setTries((count) => count + 1)
  }, [])
  return { state: enabled ? state : idle, retry }
}
