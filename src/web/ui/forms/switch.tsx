import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { choiceBox, choiceLabel } from './choice-class.ts'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'size' | 'children'> & {
  label: ReactNode
  description?: ReactNode
}

/** For what takes effect at once; what waits for "Save" is a checkbox. */
export function Switch({ label, description, className, ...rest }: SwitchProps) {
  return (
    <label className={classNames(choiceLabel, 'gap-3', className)}>
      <span className="relative inline-flex shrink-0">
        {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state, also before any script */}
        <input type="checkbox" role="switch" {...rest} className={classNames('peer h-5 w-9 rounded-full', choiceBox)} />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 left-1 size-3 rounded-full bg-edge transition-[translate,background-color] peer-checked:translate-x-4 peer-checked:bg-paper peer-disabled:bg-rim forced-colors:hidden"
        />
      </span>
      <span className="min-w-0">
        {label}
        {description && <span className="block text-sm text-ink-3">{description}</span>}
      </span>
    </label>
  )
}
