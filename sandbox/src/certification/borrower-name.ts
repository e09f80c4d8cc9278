import type { Details } from './pages.ts'

/** The borrower's name as one line, once the personal page was saved; empty before. */
export function borrowerName(personal: Details | undefined): string {
  const part = (name: string): string => {
    const value = personal?.[name]
    return typeof value === 'string' ? value : ''
  }
  return part('full_name') || `${part('given_name')} ${part('family_name')}`.trim()
}
