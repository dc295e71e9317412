import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonClass } from './button-class.ts'

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, className, ...rest }: Omit<LinkProps, 'className'> & ButtonLook) {
  return <Link discover="none" {...rest} className={buttonClass({ variant, size, wide, className })} />
}
