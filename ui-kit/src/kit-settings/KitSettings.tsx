import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react'
import { createContext, useContext, useMemo } from 'react'

/** What a link of the kit is given. */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** A plain link, or a router's. */
export type LinkComponent = 'a' | ComponentType<LinkProps>

type Settings = { locale: string; linkComponent: LinkComponent }

const SettingsContext = createContext<Settings>({ locale: 'en', linkComponent: 'a' })

/** Said once at the root, so that no screen repeats it. Every prop here can be overridden below. */
export type KitSettingsProps = {
  /** BCP 47 tag in which figures are written, for example `th` or `es-MX`. */
  locale: string
  /**
   * Draws every link of the kit: a router's link that maps `href` to its own prop. It is given
   * `className`, `children`, `aria-*` and `onClick` too. A plain `<a>` unless set. Define it outside
   * of any component, else every link is made anew at each render.
   */
  linkComponent?: LinkComponent | undefined
  /** The part of the page that they hold for. */
  children: ReactNode
}

/**
 * The reader's language for figures, and the router's link.
 *
 * @example
 * const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />
 * <KitSettings locale="th" linkComponent={RouterLink}>…</KitSettings>
 */
export function KitSettings({ locale, linkComponent = 'a', children }: KitSettingsProps) {
  const settings = useMemo(() => ({ locale, linkComponent }), [locale, linkComponent])
  return <SettingsContext value={settings}>{children}</SettingsContext>
}

/** The locale given, else the one of the nearest KitSettings. */
export const useLocale = (given?: string): string => {
  const { locale } = useContext(SettingsContext)
  return given ?? locale
}

/** The link given, else the one of the nearest KitSettings. */
export const useLinkComponent = (given?: LinkComponent): LinkComponent => {
  const { linkComponent } = useContext(SettingsContext)
  return given ?? linkComponent
}
