import type { ReactNode } from 'react'
import { createContext, useContext, useMemo, useRef, useState } from 'react'
import { Toast, type ToastMessage, type ToastProps } from './Toast.tsx'

export type ToastActions = {
  /** Says it, and gives the id by which it can be closed. */
  show: (message: Omit<ToastMessage, 'id'>) => number
  /** Takes it away before its time; nothing where it has left already. */
  close: (id: ToastMessage['id']) => void
}

const ToastContext = createContext<ToastActions | null>(null)

export interface ToastProviderProps extends Omit<ToastProps, 'messages' | 'onClose'> {
  /** The part of the page that may say something. */
  children: ReactNode
}

/** Shows what `useToast` says, for all that stands in it. Once, at the root. What else it is given is the Toast’s. */
export function ToastProvider({ children, ...rest }: ToastProviderProps) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([])
  const next = useRef(0)
  const actions = useMemo<ToastActions>(
    () => ({
      show: (message) => {
        const id = (next.current += 1)
        setMessages((others) => [...others, { ...message, id }])
        return id
      },
      close: (id) => setMessages((all) => all.filter((one) => one.id !== id)),
    }),
    [],
  )
  return (
    <ToastContext value={actions}>
      {children}
      <Toast messages={messages} onClose={actions.close} {...rest} />
    </ToastContext>
  )
}

/**
 * Says something over the page from any component inside a ToastProvider.
 *
 * @example
 * const { show } = useToast()
 * show({ tone: 'success', text: 'Saved.', action: { label: 'Undo', onPress: undo } })
 * @throws Error where no ToastProvider stands above.
 */
export function useToast(): ToastActions {
  const actions = useContext(ToastContext)
  if (!actions) throw new Error('useToast needs a ToastProvider')
  return actions
}
