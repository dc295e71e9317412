import { ArrowRight, History, Trash2 } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { optionId, type SearchOption } from './search-box-options.ts'
import { SuggestedOther, SuggestedPart } from './search-box-suggestion.tsx'

type PanelProps = {
  listId: string
  open: boolean
  options: readonly SearchOption[]
  active: SearchOption | undefined
  onChoose: (option: SearchOption, event: MouseEvent) => void
  onClearHistory: () => void
}

const GROUPS: Record<SearchOption['kind'], { label: string; className?: string }> = {
  term: { label: 'Search history', className: 'flex flex-wrap gap-1.5' },
  hot: { label: 'Hot recommend', className: 'grid grid-cols-2 gap-x-2 sm:grid-cols-3' },
  goods: { label: 'Parts' },
  other: { label: 'Categories, manufacturers, specifications' },
  all: { label: 'Search' },
}

/** Below the search box: what was searched before and what others look for, then what may be meant. */
export function SearchBoxPanel({ listId, open, options, active, onChoose, onClearHistory }: PanelProps) {
  // Options of one kind stand together, in the order in which the arrow keys lead through them.
  const groups = [...Map.groupBy(options, ({ kind }) => kind)].map(([kind, some]) => ({
    ...GROUPS[kind],
    options: some,
  }))
  const shown = open && groups.length > 0
  return (
    <div
      hidden={!shown}
      className="absolute inset-x-0 top-full z-popup mt-1.5 max-md:-right-10.5 max-h-[min(34rem,calc(100dvh-8rem))] overflow-y-auto overscroll-contain rounded-lg border border-line bg-paper p-2 shadow-popup"
    >
      <div id={listId} role="listbox" aria-label="Suggestions" className="@container flex flex-col gap-2">
        {shown &&
          groups.map((group) => (
            <Group key={group.label} label={group.label} className={group.className}>
              {group.options.map((option) => (
                <Option
                  key={option.key}
                  listId={listId}
                  option={option}
                  active={option === active}
                  onChoose={onChoose}
                />
              ))}
            </Group>
          ))}
      </div>
      {shown && groups[0]?.label === 'Search history' && (
        <IconButton
          label="Clear search history"
          size="sm"
          onClick={onClearHistory}
          className="absolute! top-1.5 right-2"
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}

/** Visually hidden headings: each line says what it is. */
const WITH_HEADING = new Set(['Search history', 'Hot recommend'])

function Group({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
    <div
      role="group"
      aria-label={label}
      className="last:not-first:border-t last:not-first:border-line-2 last:not-first:pt-2"
    >
      {WITH_HEADING.has(label) && (
        <p aria-hidden="true" className="px-2 pt-1 pb-1.5 text-xs text-ink-3">
          {label}
        </p>
      )}
      <div role="presentation" className={className}>
        {children}
      </div>
    </div>
  )
}

type OptionProps = Pick<PanelProps, 'listId' | 'onChoose'> & { option: SearchOption; active: boolean }

function Option({ listId, option, active, onChoose }: OptionProps) {
  return (
    <Link
      to={option.to}
      id={optionId(listId, option)}
      role="option"
      aria-selected={active}
      // The keyboard stays in the box; arrow keys move through the list from there.
      tabIndex={-1}
      onClick={(event) => onChoose(option, event)}
      className={classNames(
        'flex min-h-9 items-center gap-2 rounded-sm px-2 text-ink hover:bg-accent-wash aria-selected:bg-accent-wash aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-ring',
        option.kind === 'term' && 'border border-line-2',
      )}
    >
      <OptionContent option={option} />
    </Link>
  )
}

function OptionContent({ option }: { option: SearchOption }) {
  if (option.kind === 'goods') return <SuggestedPart goods={option.goods} isSimilar={option.isSimilar} />
  if (option.kind === 'other') return <SuggestedOther suggestion={option.suggestion} />
  if (option.kind === 'hot') return <span className="truncate font-mono tracking-tight">{option.goods.goodsModel}</span>
  if (option.kind === 'term') {
    return (
      <>
        <History aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
        <span className="max-w-60 truncate font-mono tracking-tight">{option.term}</span>
      </>
    )
  }
  return (
    <>
      <span className="min-w-0 truncate">
        All results for <span className="font-mono tracking-tight">{option.term}</span>
      </span>
      <ArrowRight aria-hidden="true" className="ml-auto size-4 shrink-0 text-ink-3" />
    </>
  )
}
