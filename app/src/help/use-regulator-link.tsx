import type { ReactNode } from 'react'
import { useSupport } from './use-support.ts'

/** Who watches over the lender, by name; undefined while that is not known, or where the edition is of no country. */
export function useRegulatorLink(): ReactNode {
  const { regulatorName: name, regulatorUrl: url } = useSupport().support
  if (name === undefined || url?.startsWith('https://') !== true) return undefined
  return (
    <a href={url} rel="noreferrer">
      {name}
    </a>
  )
}
