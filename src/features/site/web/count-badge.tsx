import { classNames } from '#web/ui/class-names.ts'

const MAX_COUNT_SHOWN = 99

/** A number on the corner of an icon. Its label is visually hidden. */
export function CountBadge({ count }: { count: number }) {
  return (
    <span
      className={classNames(
        'absolute -top-1.5 -right-2.5 grid h-4 min-w-4 place-items-center rounded-full px-1 text-2xs/4 font-medium',
        count > 0 ? 'bg-accent text-on-accent' : 'bg-line text-ink-2',
      )}
    >
      {count > MAX_COUNT_SHOWN ? `${MAX_COUNT_SHOWN}+` : count}
    </span>
  )
}
