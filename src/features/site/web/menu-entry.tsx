import { type MouseEvent, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import type { HoverMenu } from './hover-menu.ts'

type MenuEntryProps = {
  menu: HoverMenu
  name: string
  label: ReactNode
  /** An entry that is also a page: its name leads there, the arrow beside it shows the panel. */
  href?: string
  /** The panel is as wide as the whole row instead of hanging from its entry. */
  wide?: boolean
  panelClass: string
  /** Off while the panel holds nothing yet: then the name alone must do until the script is there. */
  opensWithoutScript?: boolean
  className?: string
  children: ReactNode
}

/** A button that shows links below it. The links are in the page while hidden, for search engines and for no script. */
export function MenuEntry(props: MenuEntryProps) {
  const { menu, name, label, href, wide, panelClass, opensWithoutScript = true, className, children } = props
  const panelId = useId()
  const open = menu.isOpen(name)
  const toggle = {
    type: 'button' as const,
    'aria-expanded': open,
    'aria-controls': panelId,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      // Safari does not focus a pressed button; without focus there would be no blur event to close on.
      event.currentTarget.focus()
      menu.press(name)
    },
  }
  return (
    <div {...menu.entry(name)} className={classNames('flex', !wide && 'relative')}>
      {href === undefined ? (
        <button {...toggle} className={classNames('drop-arrow flex items-center gap-1', className)}>
          {label}
        </button>
      ) : (
        <>
          <Link to={href} onClick={menu.close} className={classNames('flex items-center', className)}>
            {label}
          </Link>
          <button
            {...toggle}
            aria-label={`Show ${name}`}
            className="drop-arrow grid w-6 place-items-center rounded-xs"
          />
        </>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: handles clicks on the links inside, which have keys of their own */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div
        id={panelId}
        data-open={open || undefined}
        onClick={(event) => event.target instanceof Element && event.target.closest('a') && menu.close()}
        className={classNames('menu-panel', opensWithoutScript && 'opens-without-script', panelClass)}
      >
        {children}
      </div>
    </div>
  )
}
