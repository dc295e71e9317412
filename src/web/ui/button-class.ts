import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean; className?: string }

const variants: Record<ButtonVariant, string> = {
  primary: 'button button-primary',
  secondary: 'button button-secondary',
  quiet: 'button button-quiet',
  danger: 'button button-danger',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'button-sm',
  md: 'button-md',
  lg: 'button-lg',
}

export const squareSizes: Record<ButtonSize, string> = {
  sm: 'size-8 [&_svg]:size-4',
  md: 'size-9 [&_svg]:size-4.5',
  lg: 'size-11 [&_svg]:size-5',
}

export const buttonShape = (variant: ButtonVariant) => variants[variant]

export function buttonClass({ variant = 'secondary', size = 'md', wide, className }: ButtonLook): string {
  return classNames(buttonShape(variant), sizes[size], wide && 'w-full', className)
}
