import { classNames } from '../class-names.ts'

/** Lists that hang from a control: select, menu, dropdown. */
export const popupClass = (className?: string): string =>
  classNames(
    'origin-(--transform-origin) rounded-lg border border-line bg-paper p-1 shadow-popup outline-none',
    'transition-[opacity,scale] data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0',
    className,
  )

export const popupItemClass = (className?: string): string =>
  classNames(
    'min-h-8 cursor-pointer rounded-sm px-2.5 py-1.5 text-base text-ink outline-none select-none',
    'data-disabled:text-ink-3 data-disabled:opacity-60 data-highlighted:bg-accent-wash pointer-coarse:py-2.5',
    className,
  )
