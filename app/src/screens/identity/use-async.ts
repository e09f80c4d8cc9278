import { useEffect, useState } from 'react'

/** What the device's storage says, asked once; undefined until it has answered. */
export function useAsync<Value>(ask: () => Promise<Value>): Value | undefined {
  const [loaded, setLoaded] = useState<Value>()
  useEffect(() => {
    let current = true
    void ask().then((value) => {
      if (current) setLoaded(value)
    })
    return () => {
      current = false
    }
  }, [ask])
  return loaded
}
