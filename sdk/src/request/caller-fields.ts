import { editionOf } from './edition-of.ts'
import type { AttemptFacts, RequestStep } from './draft.ts'

/** Puts the common fields where the method wants them: the query of a GET; else the body, and the time in the query too. */
export const addCallerFields: RequestStep = (draft, facts) => {
  if (draft.body) {
    draft.body = withCallerFields(draft.body, facts)
    draft.query = { ...draft.query, timestamp: facts.timestamp }
  } else {
    draft.query = withCallerFields(draft.query, facts)
  }
}

/** A call's own fields and the common ones by their names on the wire, all but the signature. */
function withCallerFields(
  own: Record<string, unknown>,
  { options, caller, token, timestamp }: AttemptFacts,
): Record<string, unknown> {
  const fields: Record<string, unknown> = {
    ...own,
    version: caller.version ?? caller.h5Version,
    platform: caller.platform,
    appsflyer_id: caller.appsflyerId ?? '',
    bundle_id: caller.bundleId ?? '',
    app_id: editionOf(options.country).appId,
    token,
    timestamp,
    package_name: caller.packageName ?? '',
    h5_version: caller.h5Version,
  }
  if (caller.channel) fields['channel'] = caller.channel
  return fields
}
