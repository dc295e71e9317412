import { lazyPart } from '#web/lazy-part.tsx'
import { useLoggedIn } from '#web/session.ts'
import { type PanelName, useSidePanel } from './side-panel-choice.ts'

const OpenPanel = lazyPart(async () => (await import('./open-panel.tsx')).OpenPanel)

const NEED_LOGIN: ReadonlySet<PanelName> = new Set(['cart', 'favourites'])

/** A list beside the page. The page stays usable, and so does the toolbar, which opens other lists in its place. */
export function SidePanel() {
  const { shown } = useSidePanel()
  const loggedIn = useLoggedIn()
  // Private panels close on logout.
  if (!shown || (NEED_LOGIN.has(shown) && !loggedIn)) return null
  // A new key restarts the animation.
  return <OpenPanel key={shown} name={shown} />
}
