import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { type ControlSize, controlClass } from './control-class.ts'
import { useFieldControl } from './field-context.ts'

export type NativeSelectProps = Omit<ComponentProps<'select'>, 'size'> & { size?: ControlSize }

/** The browser's own list: no script, works before ours has loaded, and phones show their wheel. First choice for
 * short plain lists; `Select` (42 kB) is for lists that need more than words. */
export function NativeSelect({ size = 'md', className, children, ...rest }: NativeSelectProps) {
  return (
    <div className={classNames('relative', className)}>
      <select {...useFieldControl(rest)} className={controlClass(size, 'appearance-none pr-9!')}>
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-3"
      />
    </div>
  )
}
