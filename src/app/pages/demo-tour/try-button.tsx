import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { showError } from '#web/errors/show-error.ts'
import { Button } from '#web/ui/button.tsx'
import { useMutation } from '#web/use-mutation.ts'

type TryButtonProps = {
  /** Does what the stop is about and tells where to look at it. */
  action: () => Promise<string>
  children: ReactNode
}

/** A press that does something and then shows it. */
export function TryButton({ action, children }: TryButtonProps) {
  const navigate = useNavigate()
  const { busy, run } = useMutation(async () => navigate(await action()), { onRefusal: showError })

  return (
    <Button variant="primary" loading={busy} onClick={run}>
      {children}
    </Button>
  )
}
