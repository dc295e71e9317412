import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean; className?: string }

const base =
  'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap ' +
  'no-underline select-none transition-[color,background-color,border-color] ' +
  'disabled:opacity-50 aria-disabled:not-aria-busy:opacity-50 ' +
  '[&_svg]:shrink-0'

/* Fills darken under the pointer and once more under the finger; a control that is off or busy does neither. */
const variants: Record<ButtonVariant, string> = {
  primary:
    'border-accent bg-accent text-on-accent enabled-hover:border-accent-2 enabled-hover:bg-accent-2 ' +
    'enabled-active:border-accent-3 enabled-active:bg-accent-3',
  secondary:
    'border-rim bg-paper text-ink enabled-hover:border-ink-3 enabled-hover:bg-wash enabled-active:bg-line-2 ' +
    'data-popup-open:border-ink-3 data-popup-open:bg-wash',
  quiet:
    'border-transparent text-ink-2 enabled-hover:bg-line-2 enabled-hover:text-ink enabled-active:bg-line ' +
    'data-popup-open:bg-line-2 data-popup-open:text-ink',
  danger:
    'border-bad bg-paper text-bad enabled-hover:bg-bad enabled-hover:text-on-bad enabled-active:border-bad-2 ' +
    'enabled-active:bg-bad-2 enabled-active:text-on-bad',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'h-8 px-3 text-sm [&_svg]:size-4',
  md: 'h-9 px-4 text-base [&_svg]:size-4',
  lg: 'h-11 px-5 text-base [&_svg]:size-5',
}

export const squareSizes: Record<ButtonSize, string> = {
  sm: 'size-8 [&_svg]:size-4',
  md: 'size-9 [&_svg]:size-4.5',
  lg: 'size-11 [&_svg]:size-5',
}

export const buttonShape = (variant: ButtonVariant) => classNames(base, variants[variant])

export function buttonClass({ variant = 'secondary', size = 'md', wide, className }: ButtonLook): string {
  return classNames(buttonShape(variant), sizes[size], wide && 'w-full', className)
}
