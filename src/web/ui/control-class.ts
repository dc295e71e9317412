import { classNames } from './class-names.ts'

export type ControlSize = 'sm' | 'md' | 'lg'

const heights: Record<ControlSize, string> = { sm: 'h-8 px-2.5', md: 'h-9 px-3', lg: 'h-11 px-3' }

/* Phones zoom into any input smaller than 16 px, hence the larger text under a finger. */
export const controlText: Record<ControlSize, string> = {
  sm: 'text-sm pointer-coarse:text-lg',
  md: 'text-base pointer-coarse:text-lg',
  lg: 'text-lg',
}

/** The frame that everything one fills in shares. Works on the control itself or on a box around an input. */
export const controlFrame =
  'rounded-md border border-edge bg-paper text-ink transition-[border-color] enabled-hover:border-ink-2 ' +
  'has-[input:focus-visible]:border-ring has-[input:focus-visible]:outline-2 ' +
  'has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-ring ' +
  'aria-invalid:border-bad has-[[aria-invalid=true]]:border-bad ' +
  'disabled:border-line disabled:bg-wash disabled:text-ink-3 ' +
  'has-[input:disabled]:border-line has-[input:disabled]:bg-wash has-[input:disabled]:text-ink-3 ' +
  'read-only:not-[select,button,div]:bg-wash'

/** The ring hugs a filled-in control instead of floating off it: rows of inputs stand too close for an offset. */
export const focusInside = 'focus-visible:-outline-offset-1 focus-visible:border-ring'

export const controlClass = (size: ControlSize, className?: string): string =>
  classNames('w-full min-w-0', controlFrame, focusInside, heights[size], controlText[size], className)
