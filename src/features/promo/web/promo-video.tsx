import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { callApi } from '#web/call.ts'
import { useSiteName } from '#web/site-name.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { countPromoViews, notePromoView } from '../promo.contract.ts'
import { canShow, isWorkPlace } from '../promo.rules.ts'
import { hasShown, noteShown } from './promo-visit.ts'

/**
 * A few seconds about the store, for whoever has not seen them. In a corner: nothing waits for it. Where people work it
 * waits for the next page, and an open one goes.
 */
export function PromoVideo() {
  const siteName = useSiteName()
  const [open, setOpen] = useState(false)
  const inTheWay = isWorkPlace(useLocation().pathname)
  if (open && inTheWay) setOpen(false)

  useEffect(() => {
    if (inTheWay) return
    let gone = false
    const decide = async () => {
      if (hasShown()) return
      const { count } = await callApi(countPromoViews, { flag: 'video' })
      if (gone || !canShow(count) || hasShown()) return
      noteShown()
      setOpen(true)
      await callApi(notePromoView, { flag: 'video' })
    }
    // An extra: when the store cannot say, it stays away.
    decide().catch(() => {})
    return () => {
      gone = true
    }
  }, [inTheWay])

  if (!open) return null
  return (
    <section
      aria-label="Film about the store"
      data-corner
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      className="fixed bottom-[calc(var(--bottom-bar-height,0px)+1rem)] left-4 z-chrome w-[min(22rem,calc(100vw-2rem))] overflow-hidden rounded-lg border border-line bg-paper shadow-overlay print:hidden"
    >
      <div className="flex items-center gap-2 py-1 pr-1 pl-4">
        <h2 className="flex-1 text-sm">{siteName} in twelve seconds</h2>
        <IconButton label="Close the film" onClick={() => setOpen(false)}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <video
        className="block aspect-video w-full bg-wash"
        poster="/promo/still.webp"
        width={640}
        height={360}
        controls
        muted
        playsInline
        preload="metadata"
        autoPlay={!window.matchMedia('(prefers-reduced-motion: reduce)').matches}
      >
        <source src="/promo/film.webm" type="video/webm" />
        <source src="/promo/film.mp4" type="video/mp4" />
        <track kind="captions" src="/promo/captions.vtt" srcLang="en" label="English" default />
      </video>
    </section>
  )
}
