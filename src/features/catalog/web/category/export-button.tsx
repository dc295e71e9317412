import { useState } from 'react'
import { showError } from '#web/errors/show-error.ts'
import { Button } from '#web/ui/button.tsx'
import type { CategoryName } from '../../catalog.contract.ts'
import type { CategoryState } from './category-choice.ts'

/** Saves the parts as they are filtered and sorted, up to as many as one call brings. */
export function ExportButton({ category, state }: { category: CategoryName; state: CategoryState }) {
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      const { exportCategory } = await import('./export-category.ts')
      await exportCategory(category, state)
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <span className="noscript:hidden">
      <Button size="sm" loading={busy} onClick={() => void save()}>
        Export (CSV)
      </Button>
    </span>
  )
}
