import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect } from 'react'
import { type Notice, type NoticeKind, receiveNotices } from './notify.ts'

const manager = Toast.createToastManager()

/** Screen readers only announce what is added to a region they have already met. */
const SETTLE_MS = 100
const READ_MS: Record<NoticeKind, number> = { success: 5000, info: 6000, error: 10_000 }

const icons: Record<NoticeKind, typeof Info> = { success: CircleCheck, info: Info, error: CircleAlert }
const colours: Record<NoticeKind, string> = { success: 'text-link', info: 'text-ink-3', error: 'text-bad' }
const isKind = (kind: string | undefined): kind is NoticeKind => kind !== undefined && kind in icons

function show({ kind, message, action }: Notice): void {
  manager.add({
    // A repeated message refreshes the existing toast instead of adding another.
    id: `${kind}:${message}`,
    type: kind,
    title: message,
    timeout: READ_MS[kind],
    priority: kind === 'error' ? 'high' : 'low',
    actionProps: action && { children: action.label, onClick: action.onPress },
  })
}

/** Loaded by `ToastProvider`, never directly. F6 brings the keyboard here; pointer and focus stop the clock. */
export function ToastRegion() {
  useEffect(() => {
    let stop = () => {}
    const timer = setTimeout(() => {
      stop = receiveNotices(show)
    }, SETTLE_MS)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])

  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className="fixed right-4 bottom-[calc(var(--bottom-bar-height,0px)+1rem)] left-4 z-notice flex flex-col-reverse gap-2 outline-none sm:left-auto sm:w-90">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => {
    const kind = isKind(toast.type) ? toast.type : 'info'
    const Icon = icons[kind]
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['right', 'down']}
        className="rounded-lg border border-line bg-paper shadow-popup transition-[opacity,translate] duration-200 ease-settle data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-2 data-starting-style:opacity-0"
      >
        <Toast.Content className="flex items-start gap-3 py-2 pr-2 pl-3.5">
          <Icon aria-hidden="true" className={`mt-2 size-4.5 shrink-0 ${colours[kind]}`} />
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 py-1.5">
            <Toast.Title render={<p />} className="min-w-0" />
            {toast.actionProps && <Toast.Action className="font-medium text-link hover:underline" />}
          </div>
          <Toast.Close
            aria-label="Dismiss"
            className="grid size-8 shrink-0 place-items-center rounded-md text-ink-3 hover:bg-line-2 hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    )
  })
}
