import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type ChipProps = {
  children: ReactNode
  /** Said before it is taken away: "Remove filter: In stock". */
  removeLabel: string
} & ({ removeTo: string; onRemove?: never } | { onRemove: () => void; removeTo?: never })

const cross = 'grid size-6 place-items-center rounded-full hover:bg-link/15 [&_svg]:size-3.5'

/** A filter that is on. Taking it off is a link where the filter is in the address. */
export function Chip({ children, removeLabel, removeTo, onRemove }: ChipProps) {
  return (
    <span className="inline-flex h-7 items-center gap-1 rounded-full bg-accent-wash pr-0.5 pl-3 text-xs text-ink">
      {children}
      {removeTo !== undefined ? (
        <Link to={removeTo} aria-label={removeLabel} title={removeLabel} className={cross}>
          <X />
        </Link>
      ) : (
        <button type="button" onClick={onRemove} aria-label={removeLabel} title={removeLabel} className={cross}>
          <X />
        </button>
      )}
    </span>
  )
}
