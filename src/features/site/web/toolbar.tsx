import { ArrowUp, ClipboardList, Heart, MessageSquareText, Package, ShoppingCart, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { PrivateLink } from '#features/account/web/private-link.tsx'
import { FAVOURITES } from '#features/favourites/web/favourites-address.ts'
import { FeedbackButton } from '#features/feedback/web/feedback-button.tsx'
import { useRfqList } from '#features/rfq/web/rfq-list.ts'
import { useSession } from '#web/session.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CountBadge } from './count-badge.tsx'
import { PanelLink, shownClass } from './panel-link.tsx'
import { choosePanel, useSidePanel } from './side-panel-choice.ts'

/* Words beside the icons where there is room; on a rail of icons they come out when pointed at. */
const itemClass =
  'group/tool relative flex w-full flex-col items-center justify-center gap-0.5 text-center text-2xs/3.5 text-ink-2 -outline-offset-2 ' +
  'hover:text-ink max-lg:h-14 max-[23rem]:text-[0.625rem] lg:h-12 lg:hover:bg-wash min-[90rem]:h-auto min-[90rem]:py-2.5'
const wordsClass =
  'lg:max-[90rem]:pointer-events-none lg:max-[90rem]:absolute lg:max-[90rem]:right-full lg:max-[90rem]:mr-1 lg:max-[90rem]:rounded-md ' +
  'lg:max-[90rem]:bg-inverse lg:max-[90rem]:px-2.5 lg:max-[90rem]:py-1.5 lg:max-[90rem]:text-xs lg:max-[90rem]:whitespace-nowrap ' +
  'lg:max-[90rem]:text-on-inverse lg:max-[90rem]:opacity-0 lg:max-[90rem]:group-hover/tool:opacity-100 ' +
  'lg:max-[90rem]:group-focus-visible/tool:opacity-100'

/** The ways to what is yours: a rail at the right edge, a bar at the lower edge of phones. */
export function Toolbar() {
  const cartCount = useSession((session) => session.cartCount)
  const rfqCount = useRfqList((list) => list.items.length)
  const rfqShown = useSidePanel((panel) => panel.shown === 'rfq')
  return (
    <aside
      aria-label="Toolbar"
      className="fixed z-chrome border-line bg-paper max-lg:inset-x-0 max-lg:bottom-0 max-lg:border-t max-lg:pb-[env(safe-area-inset-bottom)] lg:inset-y-0 lg:right-0 lg:flex lg:w-(--rail-width) lg:flex-col lg:justify-center lg:border-l print:hidden"
    >
      <ul className="max-lg:grid max-lg:grid-cols-7">
        <li>
          <PrivateLink to="/userCenter/myData" className={itemClass}>
            <Face icon={<UserRound />} first="Personal" rest="Center" />
          </PrivateLink>
        </li>
        <li>
          <PanelLink panel="cart" to="/shoppingTrolley?type=1" className={itemClass}>
            <Face icon={<ShoppingCart />} first="Shopping" rest="Cart" short="rest" count={cartCount} />
          </PanelLink>
        </li>
        <li>
          <PrivateLink to="/userCenter/myOrder" className={itemClass}>
            <Face icon={<Package />} first="My" rest="Order" short="rest" />
          </PrivateLink>
        </li>
        <li>
          <button
            type="button"
            aria-expanded={rfqShown}
            onClick={() => choosePanel('rfq')}
            className={classNames(itemClass, rfqShown && shownClass)}
          >
            <Face icon={<ClipboardList />} first="RFQ" rest="List" count={rfqCount} />
          </button>
        </li>
        <li>
          <PanelLink panel="favourites" to={FAVOURITES} className={itemClass}>
            <Face icon={<Heart />} first="My" rest="Favorites" short="rest" />
          </PanelLink>
        </li>
        <li>
          <FeedbackButton className={itemClass}>
            <Face icon={<MessageSquareText />} first="Feedback" />
          </FeedbackButton>
        </li>
        <li className="lg:mt-2 lg:border-t lg:border-line-2 lg:pt-2">
          {/* biome-ignore lint/a11y/useValidAnchor: a place on the page; the script only makes the way there smooth */}
          <a
            href="#top"
            onClick={(event) => {
              event.preventDefault()
              window.scrollTo({ top: 0, behavior: 'smooth' })
            }}
            className={itemClass}
          >
            <Face icon={<ArrowUp />} first="Back to" rest="Top" short="rest" />
          </a>
        </li>
      </ul>
    </aside>
  )
}

const wordClass = (stays: boolean) => classNames('min-[90rem]:block', !stays && 'max-lg:sr-only')

type FaceProps = { icon: ReactNode; first: string; rest?: string; short?: 'first' | 'rest'; count?: number }

/** An icon with its name; on a phone one word of the name must do for the eye. */
function Face({ icon, first, rest, short = 'first', count }: FaceProps) {
  return (
    <>
      <span aria-hidden="true" className="relative [&_svg]:size-5 [&_svg]:stroke-[1.75]">
        {icon}
        {count !== undefined && count > 0 && <CountBadge count={count} />}
      </span>
      <span className={wordsClass}>
        <span className={wordClass(short === 'first')}>{first}</span>{' '}
        {rest && <span className={wordClass(short === 'rest')}>{rest}</span>}
      </span>
    </>
  )
}
