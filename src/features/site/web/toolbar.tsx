import { ArrowUp, ClipboardList, Heart, MessageSquareText, Package, ShoppingCart, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { PrivateLink } from '#features/account/web/private-link.tsx'
import { FAVOURITES } from '#features/favourites/web/favourites-address.ts'
import { FeedbackButton } from '#features/feedback/web/feedback-button.tsx'
import { useRfqList } from '#features/rfq/web/rfq-list.ts'
import { useSession } from '#web/session.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CountBadge } from './count-badge.tsx'
import { PanelLink, shownClass } from './side-panel/panel-link.tsx'
import { choosePanel, useSidePanel } from './side-panel/side-panel-choice.ts'

const itemClass = 'tool'

/** Links to cart, favorites and other lists: a rail at the right edge, a bar at the bottom on phones. */
export function Toolbar() {
  const cartCount = useSession((session) => session.cartCount)
  const rfqCount = useRfqList((list) => list.items.length)
  const rfqShown = useSidePanel((panel) => panel.shown === 'rfq')
  return (
    <aside aria-label="Toolbar" className="toolbar">
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
          <BackToTop />
        </li>
      </ul>
    </aside>
  )
}

const wordClass = (stays: boolean) => (stays ? undefined : 'max-lg:sr-only')

type FaceProps = { icon: ReactNode; first: string; rest?: string; short?: 'first' | 'rest'; count?: number }

/** An icon with its name; on a phone one word of the name must do for the eye. */
function Face({ icon, first, rest, short = 'first', count }: FaceProps) {
  return (
    <>
      <span aria-hidden="true" className="relative">
        {icon}
        {count !== undefined && count > 0 && <CountBadge count={count} />}
      </span>
      <span className="tool-words">
        <span className={wordClass(short === 'first')}>{first}</span>{' '}
        {rest && <span className={wordClass(short === 'rest')}>{rest}</span>}
      </span>
    </>
  )
}

function BackToTop() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: a place on the page; the script only makes the way there smooth
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
  )
}
