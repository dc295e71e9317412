import { showError } from '#web/errors/show-error.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { figuresFile } from '../figures.contract.ts'
import type { FiguresData } from './figures.page.tsx'

type SaveListProps = { data: FiguresData; list: 'days' | 'makers' | 'categories' | 'customers' }

export function SaveList({ data: { period, currency }, list }: SaveListProps) {
  const save = () =>
    void saveFile(figuresFile, { period, currency, list }, `${list}-${period}-${currency}.csv`).catch(showError)
  return (
    <Button size="sm" onClick={save} aria-label={`CSV of ${list}`}>
      CSV
    </Button>
  )
}
