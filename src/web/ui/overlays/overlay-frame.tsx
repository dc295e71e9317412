import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button.tsx'

export type OverlayContent = {
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Stays in sight while the content scrolls: the main action and the way out. */
  footer?: ReactNode
}

/**
 * Head, scrolling middle and foot, the same in dialogs and drawers. The cross comes last, so that opening puts the
 * keyboard where the work is: on the first field or link.
 */
export function OverlayFrame({ title, description, children, footer }: OverlayContent) {
  return (
    <>
      <header className="py-5 pr-16 pl-5 pb-3">
        <Base.Title className="text-lg leading-6">{title}</Base.Title>
        {description && <Base.Description className="mt-1 text-ink-2">{description}</Base.Description>}
      </header>
      {/* Padding on top keeps the first focus ring from being cut off by the scroller. */}
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5">{children}</div>
      {footer && (
        <div className="flex flex-wrap gap-2 border-t border-line px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:*:grow sm:justify-end">
          {footer}
        </div>
      )}
      <Base.Close
        render={
          <IconButton label="Close" className="absolute! top-3.5 right-3">
            <X />
          </IconButton>
        }
      />
    </>
  )
}
