import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { isAppError } from '#shared/app-error.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlays/notify.ts'

type TryButtonProps = {
  /** Does what the stop is about and tells where to look at it. */
  action: () => Promise<string>
  children: ReactNode
}

/** A press that does something and then shows it. */
export function TryButton({ action, children }: TryButtonProps) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function act() {
    setBusy(true)
    try {
      await navigate(await action())
    } catch (error) {
      if (!isAppError(error)) throw error
      notify({ kind: 'error', message: error.message })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button variant="primary" loading={busy} onClick={act}>
      {children}
    </Button>
  )
}
