import type { ComponentProps, ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonShape, squareSizes } from './button-class.ts'
import { classNames } from './class-names.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'title' | 'children'> & {
  /** The label for screen readers; the browser also shows it on hover. */
  label: string
  children: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
}

export function IconButton({ label, variant = 'quiet', size = 'md', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(buttonShape(variant), squareSizes[size], className)}
    />
  )
}
