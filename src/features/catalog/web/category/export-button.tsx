import { showError } from '#web/errors/show-error.ts'
import { Button } from '#web/ui/button.tsx'
import { useMutation } from '#web/use-mutation.ts'
import type { CategoryName } from '../../catalog.contract.ts'
import type { CategoryState } from './category-choice.ts'

/** Saves the parts as they are filtered and sorted, up to as many as one call brings. */
export function ExportButton({ category, state }: { category: CategoryName; state: CategoryState }) {
  async function save() {
    const { exportCategory } = await import('./export-category.ts')
    await exportCategory(category, state)
  }
  const { busy, run } = useMutation(save, { onRefusal: showError })
  return (
    <span className="noscript:hidden">
      <Button size="sm" loading={busy} onClick={run}>
        Export (CSV)
      </Button>
    </span>
  )
}
