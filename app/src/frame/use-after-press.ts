import { useEffect, useState } from 'react'

/** What begins a press, then what ends it or shows that its end was not heard, as over the browser's own list of choices. */
const heard = ['mousedown', 'mouseup', 'dragend', 'keydown', 'input']

/**
 * For what moves the page, such as an error that is told when its field is left. The press that left the field
 * would be lost, as its target moves before it ends. The returned function calls what it is given once no press
 * is under way, without one at once.
 */
export function useAfterPress(): (act: () => void) => void {
  const [press] = useState(() => {
    let waiting: (() => void)[] | undefined
    return {
      after: (act: () => void) => void (waiting ? waiting.push(act) : act()),
      hear: ({ type }: Event) => {
        // A finger's press too comes as a mouse's, once it is up; only then the field is left.
        if (type === 'mousedown') waiting ??= []
        else if (waiting) {
          // The click follows its mouseup.
          setTimeout(() => {
            waiting?.forEach((act) => act())
            waiting = undefined
          })
        }
      },
    }
  })
  useEffect(() => {
    for (const each of heard) document.addEventListener(each, press.hear, true)
    return () => {
      for (const each of heard) document.removeEventListener(each, press.hear, true)
    }
  }, [press])
  return press.after
}
