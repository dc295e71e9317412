import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactElement } from 'react'
import { classNames } from '../class-names.ts'
import { backdropClass } from './overlay-class.ts'
import { type OverlayContent, OverlayFrame } from './overlay-frame.tsx'

export type DrawerSide = 'left' | 'right' | 'bottom'

export type DrawerProps = OverlayContent & {
  open?: boolean
  onOpenChange?: (open: boolean) => void
  trigger?: ReactElement
  /** Left for navigation, right for what is yours, bottom for filters on a phone. */
  side?: DrawerSide
}

const sides: Record<DrawerSide, string> = {
  left:
    'inset-y-0 left-0 w-[min(24rem,calc(100vw-3rem))] data-ending-style:-translate-x-full ' +
    'data-starting-style:-translate-x-full',
  right:
    'inset-y-0 right-0 w-[min(28rem,calc(100vw-2rem))] data-ending-style:translate-x-full ' +
    'data-starting-style:translate-x-full',
  bottom:
    'inset-x-0 bottom-0 mx-auto max-h-[85dvh] w-full max-w-160 rounded-t-xl data-ending-style:translate-y-full ' +
    'data-starting-style:translate-y-full',
}

/** A list beside the page: cart, favourites, menu, filters. Same weight and same advice as `Dialog`: load it lazily. */
export function Drawer({ open, onOpenChange, trigger, side = 'right', ...content }: DrawerProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange && ((next) => onOpenChange(next))}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          className={classNames(
            'fixed z-overlay flex flex-col bg-paper shadow-overlay outline-none',
            'transition-[translate] duration-200 ease-settle',
            sides[side],
          )}
        >
          <OverlayFrame {...content} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
