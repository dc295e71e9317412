import type { Shown } from '../bom-filters.ts'
import type { WorkLine } from '../bom-work.ts'

export type BomRowProps = Shown & {
  /** Whether another part is being chosen for it. */
  choosing: boolean
  /** Opens the choice for one line, or for none. */
  onChoosing: (place: number | undefined) => void
  /** The same for the fields of the line. */
  editing: boolean
  onEditing: (place: number | undefined) => void
}

/** Accessible name of a line for its controls. */
export const nameOf = ({ line }: WorkLine, place: number): string =>
  line.model || line.description || line.ref || `line ${place + 1}`

/** The columns of a line: a table on a desktop, a card on a phone, and on a tablet a card with line and part side by side. */
export const rowClass =
  'grid items-start gap-x-4 gap-y-2 max-lg:grid-cols-[1.5rem_minmax(0,3fr)_minmax(min-content,4fr)_minmax(min-content,5fr)] ' +
  'lg:grid-cols-[2rem_minmax(0,1fr)_minmax(0,1.5fr)_8rem_8.5rem_8rem]'
