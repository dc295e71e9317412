import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { classNames } from '../class-names.ts'
import { popupClass, popupItemClass } from './popup-class.ts'

type MenuProps = { trigger: ReactElement; children: ReactNode; align?: 'start' | 'end' }

/**
 * Actions on one thing: an order, a line, an address. Arrow keys, first letters, Escape.
 * 46 kB with Base UI: for staff and account screens. For navigation use `Dropdown`, which is small.
 */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={4} align={align} className="z-popup outline-none">
          <Base.Popup className={popupClass('min-w-44')}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

const item = (danger?: boolean) =>
  popupItemClass(
    classNames(
      'flex items-center gap-2.5 [&_svg]:size-4 [&_svg]:text-ink-3',
      danger && 'text-bad! data-highlighted:bg-bad-wash! [&_svg]:text-bad!',
    ),
  )

type MenuItemProps = {
  onSelect: () => void
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
  children: ReactNode
}

export function MenuItem({ onSelect, icon, danger, disabled, children }: MenuItemProps) {
  return (
    <Base.Item onClick={onSelect} disabled={disabled} className={item(danger)}>
      {icon}
      {children}
    </Base.Item>
  )
}

export function MenuLink({ to, icon, children }: { to: To; icon?: ReactNode; children: ReactNode }) {
  return (
    <Base.LinkItem render={<Link to={to} />} closeOnClick className={item()}>
      {icon}
      {children}
    </Base.LinkItem>
  )
}

export function MenuSeparator() {
  return <Base.Separator className="-mx-1 my-1 h-px bg-line" />
}

export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2.5 pt-2 pb-1 text-xs text-ink-3">{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  )
}
