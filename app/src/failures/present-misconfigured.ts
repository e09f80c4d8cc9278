import { logException } from './log-exception.ts'
import { toast } from './toasts.ts'

/** Shows and logs what the lender's configuration has wrong; the caller goes on without it. */
export function presentMisconfigured(text: string): void {
  logException(new Error(text))
  toast('error', text)
}
