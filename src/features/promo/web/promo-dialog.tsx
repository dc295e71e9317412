import { useSiteName } from '#web/site-name.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

/** Twelve seconds about the store. */
export function PromoDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const siteName = useSiteName()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`${siteName} in twelve seconds`}>
      <video
        className="block aspect-video w-full rounded-md border border-line bg-wash"
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
    </Dialog>
  )
}
