import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { showError } from '#web/errors/show-error.ts'
import { Button } from '#web/ui/button.tsx'
import { useMutation } from '#web/use-mutation.ts'

type TryButtonProps = {
  /** Runs the action and returns the URL of its result. */
  action: () => Promise<string>
  children: ReactNode
}

/** Runs an action, then navigates to its result. */
export function TryButton({ action, children }: TryButtonProps) {
  const navigate = useNavigate()
  const { busy, run } = useMutation(async () => navigate(await action()), { onRefusal: showError })

  return (
    <Button variant="primary" loading={busy} onClick={run}>
      {children}
    </Button>
  )
}
