import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#web/ui/display/badge.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { EditedLink } from './edited-navigation.ts'

type LinkFieldsProps = {
  link: EditedLink
  isHeading?: boolean
  /** Headings of the footer have no address. */
  hasAddress?: boolean
  editable: boolean
  /** The buttons that move it. */
  moves: ReactNode
  onChange: (link: EditedLink) => void
  onRemove: () => void
}

/** Name and address of an entry. One that the store needs is shown and not changed. */
export function LinkFields({
  link,
  isHeading = false,
  hasAddress = true,
  editable,
  moves,
  onChange,
  onRemove,
}: LinkFieldsProps) {
  const { label, href, newTab, fixed } = link
  if (fixed || !editable) return <FixedLink link={link} isHeading={isHeading} moves={moves} />
  const name = label || (isHeading ? 'new heading' : 'new link')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <TextInput
        aria-label={`Name of ${name}`}
        placeholder="Name"
        value={label}
        maxLength={60}
        className="min-w-36 flex-1"
        onChange={(event) => onChange({ ...link, label: event.target.value })}
      />
      {hasAddress && (
        <TextInput
          aria-label={`Address of ${name}`}
          placeholder={isHeading ? 'Address (optional)' : '/blog or https://…'}
          value={href}
          maxLength={300}
          className="min-w-44 flex-1"
          onChange={(event) => onChange({ ...link, href: event.target.value })}
        />
      )}
      <div className="flex items-center max-sm:w-full">
        {hasAddress && (
          <Checkbox
            label="New tab"
            aria-label={`Open ${name} in a new tab`}
            checked={newTab}
            onChange={() => onChange({ ...link, newTab: !newTab })}
          />
        )}
        <span className="ml-auto flex items-center pl-2">
          <IconButton label={`Remove ${name}`} onClick={onRemove}>
            <X aria-hidden="true" />
          </IconButton>
          {moves}
        </span>
      </div>
    </div>
  )
}

type FixedLinkProps = { link: EditedLink; isHeading: boolean; moves: ReactNode }

function FixedLink({ link: { label, href, fixed }, isHeading, moves }: FixedLinkProps) {
  return (
    <div className="flex items-center gap-2">
      <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className={isHeading ? 'font-semibold' : ''}>{label}</span>
        {href && <span className="font-mono text-xs wrap-anywhere text-ink-3">{href}</span>}
        {fixed && <Badge>part of the store</Badge>}
      </p>
      {moves}
    </div>
  )
}
