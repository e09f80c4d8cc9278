// Generated from openapi/ by `npm run generate`. Not to be edited.
/** GETs whose success is raw bytes. */
export const bytesPaths: readonly string[] = [
  '/file/{file_id}',
  '/order/document',
  '/order/pack',
  '/account/export',
]
