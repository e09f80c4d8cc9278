/**
 * The caller's facts as `home__headers`, kept anew whenever one of them changes (D34): the client fills the common fields
 * of each call with them. In a plain browser the page speaks for itself.
 */
import { platformHere } from '../native/wrapper-here.ts'
import { settings } from '../settings.ts'
import { isSignedIn } from './session.ts'
import { onStoredChange, readStored, writeStored, type StoredValues } from './stored-values.ts'

/** The version that `minimum_version` is about: the wrapper's, where there is one. */
export const versionHere = (): string => readStored('home__headers')?.version ?? settings.version

/** Keeps them now. */
export function noteCallerFacts(): void {
  const platform = platformHere()
  const app = platform === 'web' ? undefined : readStored('appInfo')
  // The attribution id came by a borrower's consent: who is signed out has given none.
  const appsflyerid = isSignedIn() ? readStored('appsFlyerUID') : undefined
  const channel = readStored('channel') ?? app?.channel
  const facts: StoredValues['home__headers'] = {
    platform,
    ...(app && {
      version: app.app_version,
      bundleId: app.bundle_id,
      packageName: app.package_name,
    }),
    ...(appsflyerid !== undefined && { appsflyerid, appsflyerId: appsflyerid }),
    ...(channel !== undefined && { channel }),
  }
  if (JSON.stringify(readStored('home__headers')) !== JSON.stringify(facts)) {
    writeStored('home__headers', facts)
  }
}

/** Keeps them now and after each change of what they are made of. Called once. */
export function followCallerFacts(): void {
  noteCallerFacts()
  onStoredChange(noteCallerFacts)
}
