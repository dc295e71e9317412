import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { type ControlSize, controlClass } from './control-class.ts'
import { useFieldControl } from './field-context.ts'

export type TextInputProps = Omit<ComponentProps<'input'>, 'size' | 'prefix'> & {
  size?: ControlSize
  /** For part numbers, quantities and codes. */
  mono?: boolean
  /** An icon in front. */
  lead?: ReactNode
  /** A unit or a small button behind. */
  trail?: ReactNode
}

export function TextInput({ size = 'md', mono, lead, trail, className, ...rest }: TextInputProps) {
  const props = useFieldControl(rest)
  const input = (
    <input
      type="text"
      {...props}
      className={controlClass(
        size,
        classNames(
          mono && 'font-mono',
          Boolean(lead) && 'pl-9!',
          Boolean(trail) && 'pr-10!',
          !lead && !trail && className,
        ),
      )}
    />
  )
  if (!lead && !trail) return input
  return (
    <div className={classNames('relative', className)}>
      {lead && (
        <span className="pointer-events-none absolute inset-y-0 left-0 grid w-9 place-items-center text-ink-3 [&_svg]:size-4">
          {lead}
        </span>
      )}
      {input}
      {trail && (
        <span className="absolute inset-y-0 right-0 flex min-w-9 items-center justify-center pr-1 text-sm text-ink-3">
          {trail}
        </span>
      )}
    </div>
  )
}
