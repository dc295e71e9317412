import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronsUpDown } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { popupClass, popupItemClass } from '../overlays/popup-class.ts'
import { useHydrated } from '../use-hydrated.ts'
import { type ControlSize, controlClass } from './control-class.ts'
import { FieldContext, useFieldControl } from './field-context.ts'

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

const triggerLook = 'flex items-center justify-between gap-2 text-left data-popup-open:border-ink-2'

/** One of many, with a second line of words where it helps. Heavy (42 kB): for plain short lists take `NativeSelect`. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { options, placeholder, label, size = 'md', className } = props
  const field = use(FieldContext)
  const { required, ...wiring } = useFieldControl({ 'aria-label': label })
  const trigger = controlClass(size, triggerLook)

  // Base UI hides its form input with a style attribute, which our content policy refuses in the server's page.
  if (!useHydrated()) {
    const chosen = options.find((option) => option.value === (props.value ?? props.defaultValue))
    return (
      <div className={className}>
        <button type="button" disabled={props.disabled} {...wiring} className={trigger}>
          <span className={chosen ? 'truncate' : 'truncate text-ink-3'}>{chosen?.label ?? placeholder}</span>
          <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
        </button>
      </div>
    )
  }

  return (
    // Its one style element (hiding a scroll bar) would need a nonce; we do without.
    <CSPProvider disableStyleElements>
      <div className={className}>
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
          <Base.Trigger {...wiring} aria-labelledby={label ? undefined : field?.labelId} className={trigger}>
            <Base.Value placeholder={placeholder} className="truncate data-placeholder:text-ink-3" />
            <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
          </Base.Trigger>
          <Base.Portal>
            <Base.Positioner align="start" sideOffset={4} alignItemWithTrigger={false} className="z-popup outline-none">
              <Base.Popup className={popupClass('min-w-(--anchor-width) max-w-[min(28rem,var(--available-width))]')}>
                <Base.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto">
                  {options.map((option) => (
                    <SelectItem key={option.value} option={option} />
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

function SelectItem<V extends string>({ option }: { option: SelectOption<V> }) {
  return (
    <Base.Item
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
  )
}
