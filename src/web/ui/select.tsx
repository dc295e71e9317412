import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { use } from 'react'
import { classNames } from './class-names.ts'
import { type ControlSize, controlClass } from './control-class.ts'
import { FieldContext, useFieldControl } from './field-context.ts'
import { popupClass, popupItemClass } from './popup-class.ts'

export type SelectOption<V extends string> = { value: V; label: string; detail?: ReactNode; disabled?: boolean }

export type SelectProps<V extends string> = {
  options: ReadonlyArray<SelectOption<V>>
  value?: V | null
  defaultValue?: V | null
  onValueChange?: (value: V) => void
  placeholder?: string
  /** Needed unless a `Field` names it. */
  label?: string
  name?: string
  disabled?: boolean
  size?: ControlSize
  className?: string
}

/** One of many, with a second line of words where it helps. Heavy (41 kB): for plain short lists take `NativeSelect`. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { options, placeholder, label, size = 'md', className } = props
  const field = use(FieldContext)
  const { required, ...wiring } = useFieldControl({ 'aria-label': label })
  return (
    // Its one style element (hiding a scroll bar) would need a nonce; we do without.
    <CSPProvider disableStyleElements>
      <div className={classNames('hides-form-input', className)}>
        <Base.Root
          items={options}
          value={props.value}
          defaultValue={props.defaultValue}
          onValueChange={(value) => value !== null && props.onValueChange?.(value)}
          name={props.name}
          disabled={props.disabled}
          required={required}
          modal={false}
        >
          <Base.Trigger
            {...wiring}
            aria-labelledby={label ? undefined : field?.labelId}
            className={controlClass(
              size,
              'flex items-center justify-between gap-2 text-left data-popup-open:border-ink-2',
            )}
          >
            <Base.Value placeholder={placeholder} className="truncate data-placeholder:text-ink-3" />
            <Base.Icon className="shrink-0 text-ink-3">
              <ChevronsUpDown aria-hidden="true" className="size-4" />
            </Base.Icon>
          </Base.Trigger>
          <Base.Portal>
            <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-popup outline-none">
              <Base.Popup className={popupClass('min-w-(--anchor-width) max-w-[min(28rem,var(--available-width))]')}>
                <Base.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto">
                  {options.map((option) => (
                    <Base.Item
                      key={option.value}
                      value={option.value}
                      disabled={option.disabled}
                      className={popupItemClass('grid grid-cols-[1fr_1rem] items-start gap-x-3')}
                    >
                      <span className="min-w-0">
                        <Base.ItemText>{option.label}</Base.ItemText>
                        {option.detail && <span className="block text-xs text-ink-3">{option.detail}</span>}
                      </span>
                      <Base.ItemIndicator className="pt-0.5 text-link">
                        <Check aria-hidden="true" className="size-4" />
                      </Base.ItemIndicator>
                    </Base.Item>
                  ))}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      </div>
    </CSPProvider>
  )
}
