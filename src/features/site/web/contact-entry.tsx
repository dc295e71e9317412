import { Mail, MessageCircleQuestion } from 'lucide-react'
import { TextLink } from '#web/ui/display/text-link.tsx'
import type { SiteInfo } from '../site.contract.ts'
import { useHoverMenu } from './hover-menu.ts'
import { MenuEntry } from './menu-entry.tsx'

const item = 'flex min-h-9 items-center rounded-sm px-3 hover:bg-accent-wash'

/** How to reach the shop, and what it promises. */
export function ContactEntry({ info }: { info: SiteInfo }) {
  const menu = useHoverMenu()
  return (
    <MenuEntry
      menu={menu}
      name="Contact"
      label={
        <>
          <MessageCircleQuestion aria-hidden="true" className="size-5 text-ink-2" />
          <span className="max-xl:sr-only">Contact</span>
        </>
      }
      className="h-11 rounded-md px-2 hover:bg-line-2 max-lg:after:hidden"
      panelClass="right-0 w-max rounded-lg! p-1.5"
    >
      <ul>
        {info.serviceEmail && (
          <li>
            <a href={`mailto:${info.serviceEmail}`} className={`${item} gap-2 text-link`}>
              <Mail aria-hidden="true" className="size-4" />
              {info.serviceEmail}
            </a>
          </li>
        )}
        <li>
          <TextLink to="/privacy" tone="ink" className={item}>
            Privacy
          </TextLink>
        </li>
        <li>
          <TextLink to="/termsOfUs" tone="ink" className={item}>
            Terms
          </TextLink>
        </li>
      </ul>
    </MenuEntry>
  )
}
