import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactElement } from 'react'
import { classNames } from '../class-names.ts'
import { backdropClass } from './overlay-class.ts'
import { type OverlayContent, OverlayFrame } from './overlay-frame.tsx'

export type DialogSize = 'sm' | 'md' | 'lg' | 'xl'

export type DialogProps = OverlayContent & {
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** A button that opens it, when the caller does not control the state. */
  trigger?: ReactElement
  size?: DialogSize
}

const widths: Record<DialogSize, string> = { sm: 'sm:w-100', md: 'sm:w-140', lg: 'sm:w-200', xl: 'sm:w-256' }

/**
 * A question that has to be answered before going on. Focus goes in, stays in, and comes back; Escape and a press
 * beside it close it. On phones it rises from the lower edge, where the thumb is.
 *
 * 23 kB with Base UI: behind a button in the header or on a public page, load it with `React.lazy` at the first press.
 */
export function Dialog({ open, onOpenChange, trigger, size = 'md', ...content }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange && ((next) => onOpenChange(next))}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Viewport className="fixed inset-0 z-overlay flex items-end justify-center sm:items-center sm:p-6">
          <Base.Popup
            className={classNames(
              'relative flex max-h-[calc(100dvh-2rem)] w-full flex-col rounded-t-xl bg-paper shadow-overlay outline-none sm:max-h-full sm:rounded-xl',
              'transition-[opacity,translate] duration-150 ease-settle data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0',
              widths[size],
            )}
          >
            <OverlayFrame {...content} />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
