import type { z } from 'zod'
import { showError } from '#web/errors/show-error.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { type ExportedListName, exportStaffList } from '../staff-export.contract.ts'

export type Exported = {
  list: ExportedListName
  /** Filters as the endpoint of the list reads them. */
  filter?: Record<string, unknown>
}

type Filter = z.input<typeof exportStaffList.input>['filter']

/** Without empty filters and pages. */
const filterOf = (filter: Record<string, unknown> = {}): Filter =>
  Object.fromEntries(
    Object.entries(filter).filter(
      (entry): entry is [string, string | number | boolean] =>
        /^(string|number|boolean)$/.test(typeof entry[1]) && entry[1] !== '',
    ),
  )

/** The list with its filters as a file. */
export function ExportList({ list, filter }: Exported) {
  const save = (format: 'csv' | 'xlsx') =>
    void saveFile(exportStaffList, { list, format, filter: filterOf(filter) }, `${list}.${format}`).catch(showError)
  return (
    <span className="flex gap-2 print:hidden">
      <Button size="sm" onClick={() => save('csv')}>
        Export CSV
      </Button>
      <Button size="sm" onClick={() => save('xlsx')}>
        Export XLSX
      </Button>
    </span>
  )
}
