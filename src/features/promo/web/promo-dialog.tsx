import { X } from 'lucide-react'
import { useSiteName } from '#web/site-name.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

/**
 * A film of twelve seconds. Not modal. From 640 px on it is in the corner;
 * on a phone it is below the page, because corners would cover prices or buttons.
 */
export function PromoDialog({ onClose }: { onClose: () => void }) {
  const siteName = useSiteName()
  return (
    <section
      role="dialog"
      aria-label={`${siteName} in twelve seconds`}
      data-corner={window.matchMedia('(width >= 40rem)').matches || undefined}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="m-4 overflow-hidden rounded-lg border border-line bg-paper sm:fixed sm:bottom-[calc(var(--bottom-bar-height,0px)+1rem)] sm:left-4 sm:z-chrome sm:m-0 sm:w-88 sm:shadow-overlay print:hidden"
    >
      <div className="flex items-center gap-2 py-1 pr-1 pl-4">
        <h2 className="flex-1 text-sm">{siteName} in twelve seconds</h2>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <video
        className="block aspect-video w-full bg-wash"
        poster="/promo/still.webp"
        width={960}
        height={540}
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
