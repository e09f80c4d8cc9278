// Generated from openapi/ by `npm run generate`. Not to be edited.
/** GETs that change something and so carry an `Idempotency-Key`. */
export const changingGets = ['/verify/submit_apply'] as const
