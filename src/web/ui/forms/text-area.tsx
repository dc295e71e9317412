import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { controlFrame } from './control-class.ts'
import { useFieldControl } from './field-context.ts'

export type TextAreaProps = ComponentProps<'textarea'> & { mono?: boolean }

/** Grows with its text where the browser can, up to a screenful. */
export function TextArea({ mono, rows = 4, className, ...rest }: TextAreaProps) {
  return (
    <textarea
      rows={rows}
      {...useFieldControl(rest)}
      className={classNames(
        'block field-sizing-content max-h-[60vh] min-h-20 resize-y px-3 py-2 text-base pointer-coarse:text-lg',
        controlFrame,
        'control',
        mono && 'font-mono',
        className,
      )}
    />
  )
}
