import { X } from 'lucide-react'
import { type ComponentType, type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react'
import { lazyPart } from '#web/lazy-part.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { closePanel, type PanelName } from './side-panel-choice.ts'

type Panel = { title: string; Content: ComponentType }

const panels: Record<PanelName, Panel> = {
  rfq: {
    title: 'RFQ list',
    Content: lazyPart(async () => (await import('#features/rfq/web/rfq-panel.tsx')).RfqPanel),
  },
  cart: {
    title: 'Shopping cart',
    Content: lazyPart(async () => (await import('#features/cart/web/cart-panel.tsx')).CartPanel),
  },
  favourites: {
    title: 'My favorites',
    Content: lazyPart(async () => (await import('#features/favourites/web/favourites-panel.tsx')).FavouritesPanel),
  },
}

/** The frame of the side panel that is open. */
export function OpenPanel({ name }: { name: PanelName }) {
  const { title, Content } = panels[name]
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    const opener = document.activeElement
    const panel = heading.current?.closest('dialog')
    heading.current?.focus()
    return () => {
      // Only when the focus would be lost.
      const lost = document.activeElement === document.body || panel?.contains(document.activeElement)
      if (lost && opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && closePanel()
  const onClick = (event: MouseEvent) => event.target instanceof Element && event.target.closest('a') && closePanel()

  return (
    <dialog
      open
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onClick={onClick}
      className="fixed inset-x-0 top-auto bottom-(--bottom-bar-height,0) z-chrome m-0 flex h-auto max-h-[75dvh] w-auto max-w-none flex-col rounded-t-xl border border-line bg-paper text-ink shadow-overlay transition-[translate,opacity] duration-200 ease-settle lg:inset-y-0 lg:right-(--rail-width) lg:left-auto lg:max-h-none lg:w-96 lg:rounded-none lg:border-y-0 lg:border-r-0 starting:translate-y-4 starting:opacity-0 lg:starting:translate-x-6 lg:starting:translate-y-0 print:hidden"
    >
      <div className="flex items-center gap-4 px-5 pt-4 pb-3">
        <h2 ref={heading} id={titleId} tabIndex={-1} className="flex-1 text-lg outline-none">
          {title}
        </h2>
        <IconButton label="Close" onClick={closePanel} className="-mr-2">
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5">
        <Content />
      </div>
    </dialog>
  )
}
