import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'

type TooltipProps = {
  /** Text only: nothing inside a tooltip can be clicked. */
  text: string
  /** One element that takes focus and names itself; the tooltip adds to the name and does not replace it. */
  children: ReactElement<{ 'aria-description'?: string }>
  side?: 'top' | 'right' | 'bottom' | 'left'
}

/**
 * A remark on a control. Touch screens never show it, so nothing may depend on it. 28 kB with Base UI: not on public
 * pages; an icon button there shows its label by `title`.
 */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} aria-description={text} delay={300} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} className="z-popup">
          <Base.Popup className="max-w-64 rounded-md bg-inverse px-2.5 py-1.5 text-xs text-on-inverse transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
