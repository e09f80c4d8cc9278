/**
 * Gives the borrower a file: in a browser to keep. Inside a wrapper by the system's share sheet where its web view has one
 * (WebKit's has, from iOS 15). Else not at all: then it says where the same page gives it.
 */
import { toast } from '../failures/toasts.ts'
import { saveFile } from '../frame/save-file.ts'
import { languageState, loadMessages } from '../i18n/message-store.ts'
import { textNow } from '../i18n/text-outside-react.ts'
import { readStored } from '../session/stored-values.ts'
import { showElsewhere } from './elsewhere.ts'
import { isInWrapper } from './wrapper-here.ts'

/** The file that came too late to be shared in the press that asked for it: the next press has it at once. */
let ready: { id: string; file: File } | undefined

/**
 * @param make fetches or makes the file; not called where it could not leave the phone
 * @param key of files that share their name
 * @returns whether the borrower has it
 */
export async function keepFile(
  name: string,
  make: () => Promise<Blob> | Blob,
  key = name,
): Promise<boolean> {
  if (!isInWrapper()) {
    saveFile(await make(), name)
    return true
  }
  if (!canShareFiles(name)) {
    showElsewhere('files')
    return false
  }
  // Another borrower's, or in another language, is another file.
  const id = [readStored('user_id'), languageState().language, key].join()
  const file = ready?.id === id ? ready.file : await asFile(name, make)
  try {
    await navigator.share({ files: [file] })
    ready = undefined
    return true
  } catch (failure) {
    // The share sheet was left.
    if (failure instanceof DOMException && failure.name === 'AbortError') return false
    ready = { id, file }
    await loadMessages(['outcome'])
    toast('info', textNow('文件准备好了。请再按一次。'))
    return false
  }
}

async function asFile(name: string, make: () => Promise<Blob> | Blob): Promise<File> {
  const blob = await make()
  return new File([blob], name, { type: blob.type })
}

/** By a file of the same kind: what can be shared is a matter of its media type. */
function canShareFiles(name: string): boolean {
  const { canShare } = navigator as { canShare?: Navigator['canShare'] }
  return canShare?.call(navigator, { files: [new File([' '], name)] }) ?? false
}
