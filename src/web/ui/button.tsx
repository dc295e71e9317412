import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { Spinner } from './display/spinner.tsx'

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonLook & { loading?: boolean }

/**
 * What can be done. One `primary` on a screen or in a row; `secondary` is the default; `quiet` for toolbars; `danger`
 * for what cannot be undone.
 */
export function Button({ variant, size, wide, className, loading, onClick, children, ...rest }: ButtonProps) {
  // A busy button keeps its width and the focus: `disabled` would throw the keyboard user back to the top of the page.
  const refuse = (event: MouseEvent) => event.preventDefault()
  return (
    <button
      type="button"
      {...rest}
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      onClick={loading ? refuse : onClick}
      className={buttonClass({ variant, size, wide, className })}
    >
      {loading ? <Busy>{children}</Busy> : children}
    </button>
  )
}

function Busy({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
      <span className="absolute inset-0 grid place-items-center">
        <Spinner />
      </span>
    </>
  )
}
