import { useEffect, useState } from 'react'

/** What the device's storage says, asked once; undefined until it has answered. */
export function useKept<Value>(ask: () => Promise<Value>): Value | undefined {
  const [kept, setKept] = useState<Value>()
  useEffect(() => {
    let current = true
    void ask().then((value) => {
      if (current) setKept(value)
    })
    return () => {
      current = false
    }
  }, [ask])
  return kept
}
