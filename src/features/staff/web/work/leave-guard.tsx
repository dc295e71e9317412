import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useForm } from '#web/use-form.ts'

interface LeaveGuard {
  setChanged: (changed: boolean) => void
  /** Wraps what saves the form: it may leave the page, and what it saved is not lost. */
  saving: <A extends unknown[]>(send: (...args: A) => Promise<void>) => (...args: A) => Promise<void>
  /** The question, while it is open. */
  question: ReactNode
}

/** Asks before input of a form is lost by a link, the back button or a closed tab. One on a page. */
export function useLeaveGuard(): LeaveGuard {
  const changed = useRef(false)
  const busy = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed.current && !busy.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    const askBefore = (event: BeforeUnloadEvent) => changed.current && event.preventDefault()
    window.addEventListener('beforeunload', askBefore)
    return () => window.removeEventListener('beforeunload', askBefore)
  }, [])
  return {
    setChanged: (isChanged) => {
      changed.current = isChanged
    },
    saving:
      (send) =>
      async (...args) => {
        busy.current = true
        try {
          await send(...args)
          changed.current = false
        } finally {
          busy.current = false
        }
      },
    question: blocker.state === 'blocked' && <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} />,
  }
}

/** A form of a page whose input is worth a question. */
export function useGuardedForm({ check, send }: Parameters<typeof useForm>[0]) {
  const guard = useLeaveGuard()
  return { ...useForm({ check, send: guard.saving(send) }), guard }
}

export function GuardedForm({ guard, onReset, children, ...rest }: ComponentProps<'form'> & { guard: LeaveGuard }) {
  return (
    <form
      noValidate
      onInput={() => guard.setChanged(true)}
      onReset={(event) => {
        guard.setChanged(false)
        onReset?.(event)
      }}
      {...rest}
    >
      {guard.question}
      {children}
    </form>
  )
}

function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onStay()}
      size="sm"
      title="Leave without saving?"
      description="What you have entered on this page is not saved yet."
      footer={
        <>
          <Button variant="danger" onClick={onLeave}>
            Leave without saving
          </Button>
          <Button variant="primary" onClick={onStay}>
            Stay
          </Button>
        </>
      }
    />
  )
}
