import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'

export type OverlayContent = {
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Stays in sight while the content scrolls: the main action and the way out. */
  footer?: ReactNode
}

/** Head, scrolling middle and foot, the same in dialogs and drawers. */
export function OverlayFrame({ title, description, children, footer }: OverlayContent) {
  return (
    <>
      <header className="flex items-start gap-4 px-5 pt-4 pb-3">
        <div className="min-w-0 flex-1 pt-1">
          <Base.Title className="text-lg leading-6">{title}</Base.Title>
          {description && <Base.Description className="mt-1 text-ink-2">{description}</Base.Description>}
        </div>
        <Base.Close
          render={
            <IconButton label="Close">
              <X />
            </IconButton>
          }
          className="-mr-2"
        />
      </header>
      {/* Padding on top keeps the first focus ring from being cut off by the scroller. */}
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5">{children}</div>
      {footer && (
        <footer className="flex flex-col-reverse gap-2 border-t border-line px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end">
          {footer}
        </footer>
      )}
    </>
  )
}
