import { classNames } from '../class-names.ts'

export type ControlSize = 'sm' | 'md' | 'lg'

const heights: Record<ControlSize, string> = { sm: 'h-8 px-2.5', md: 'h-9 px-3', lg: 'h-11 px-3' }

/* Phones zoom into any input smaller than 16 px, hence the larger text under a finger. */
export const controlText: Record<ControlSize, string> = {
  sm: 'text-sm pointer-coarse:text-lg',
  md: 'text-base pointer-coarse:text-lg',
  lg: 'text-lg',
}

/** The frame that everything one fills in shares. Works on the control itself or on a box around an input. */
export const controlFrame = 'control-frame'

/** The ring hugs a filled-in control instead of floating off it: rows of inputs stand too close for an offset. */
export const focusInside = 'focus-visible:-outline-offset-1 focus-visible:border-ring'

export const controlClass = (size: ControlSize, className?: string): string =>
  classNames('w-full min-w-0', controlFrame, focusInside, heights[size], controlText[size], className)
