import type { RequestStep } from './draft.ts'

/** Puts the version segment before the path, unless the client's flag suppresses it. */
export const versionPrefix: RequestStep = (draft, { options }) => {
  draft.path = versionedPath(draft.path, options.versionPrefix)
}

/** `/user/login` becomes `/v2/user/login`. */
export function versionedPath(path: string, enabled = true): string {
  return enabled ? `/v2${path}` : path
}
