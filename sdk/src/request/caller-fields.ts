import type { AttemptFacts, RequestStep } from './draft.ts'

/** Puts the common fields where the method wants them: the query of a GET; else the body, and the time in the query too. */
export const addCallerFields: RequestStep = (draft, facts) => {
  const fields = callerFields(facts)
  if (draft.body) {
    draft.body = { ...draft.body, ...fields }
    draft.query = { ...draft.query, timestamp: facts.timestamp }
  } else {
    draft.query = { ...draft.query, ...fields }
  }
}

/** The common fields of one attempt by their names on the wire, all but the signature. */
function callerFields({ options, caller, token, timestamp }: AttemptFacts): Record<string, string> {
  return {
    version: caller.version ?? caller.h5Version,
    platform: caller.platform,
    appsflyer_id: caller.appsflyerId ?? '',
    bundle_id: caller.bundleId ?? '',
    app_id: `paso-${options.country.toLowerCase()}`,
    token,
    timestamp,
    package_name: caller.packageName ?? '',
    h5_version: caller.h5Version,
    ...(caller.channel ? { channel: caller.channel } : {}),
  }
}
