import { Failure } from '../../foundation/failure.ts'

/** The media type of a part; a part of a picture is no picture yet. */
export const PART_TYPE = 'application/offset+octet-stream'

/** The media type that a header names, without its parameters. */
function mediaTypeOf(header: string | undefined): string | undefined {
  return header?.split(';')[0]?.trim().toLowerCase()
}

/** Where a part begins, in bytes; 400001 for anything but a whole number from 0 on. */
export function offsetOf(header: string | undefined): number {
  if (header !== undefined && /^\d{1,9}$/.test(header)) return Number(header)
  throw new Failure('malformed', { detail: 'Upload-Offset is missing or no whole number' })
}

/** 415001 unless the call brought raw bytes of the type that it has to. */
export function rawBytes(body: unknown, header: string | undefined, wanted: string): Uint8Array {
  if (mediaTypeOf(header) === wanted && body instanceof Uint8Array) return body
  throw new Failure('wrong_content')
}
