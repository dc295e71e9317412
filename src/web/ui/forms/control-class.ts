import { classNames } from '../class-names.ts'

export type ControlSize = 'sm' | 'md' | 'lg'

const sizes: Record<ControlSize, string> = { sm: 'control-sm', md: 'control-md', lg: 'control-lg' }

/** The frame that everything one fills in shares. Works on the control itself or on a box around an input. */
export const controlFrame = 'control-frame'

/** For a control whose size is given by its place. */
export const controlShape = `${controlFrame} control`

export const controlClass = (size: ControlSize, className?: string): string =>
  classNames(controlShape, sizes[size], className)
