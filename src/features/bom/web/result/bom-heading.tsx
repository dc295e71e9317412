import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '#shared/text/format-count.ts'
import { useMayOrder } from '#web/team/may-order.ts'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { RenameForm } from '../saved/rename-form.tsx'
import { renameWork } from '../saved/saved-bom-work.ts'

type BomHeadingProps = { name: string; lineCount: number; isSaved: boolean }

/** The name of the BOM, editable in place; that of a saved one not for viewers of a team. */
export function BomHeading({ name, lineCount, isSaved }: BomHeadingProps) {
  const [renaming, setRenaming] = useState(false)
  const mayRename = useMayOrder() || !isSaved
  if (renaming)
    return (
      <div>
        <h1 className="sr-only">{name}</h1>
        <RenameForm name={name} onRename={renameWork} onClose={() => setRenaming(false)} />
      </div>
    )
  return (
    <PageHeading
      meta={
        <span className="flex items-center gap-2">
          {mayRename && (
            <IconButton label={`Rename ${name}`} size="sm" onClick={() => setRenaming(true)}>
              <Pencil aria-hidden="true" />
            </IconButton>
          )}
          {formatCount(lineCount)} {lineCount === 1 ? 'line' : 'lines'}
        </span>
      }
    >
      {name}
    </PageHeading>
  )
}
