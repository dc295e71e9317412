import { X } from 'lucide-react'
import { useSiteName } from '#web/site-name.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Film } from '../film.contract.ts'
import { FilmPlayer } from './film-player.tsx'

/**
 * The film about the store. Not modal. From 640 px on it is in the corner;
 * on a phone it is below the page, because corners would cover prices or buttons.
 */
export function PromoDialog({ film, onClose }: { film: Film; onClose: () => void }) {
  const siteName = useSiteName()
  // The film of the demo has the name of the shop.
  const title = film.title || `${siteName} in twelve seconds`
  return (
    <section
      role="dialog"
      aria-label={title}
      data-corner={window.matchMedia('(width >= 40rem)').matches ? 'film' : undefined}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="m-4 overflow-hidden rounded-lg border border-line bg-paper sm:fixed sm:bottom-[calc(var(--bottom-bar-height,0px)+1rem)] sm:left-4 sm:z-chrome sm:m-0 sm:w-88 sm:shadow-overlay print:hidden"
    >
      <div className="flex items-center gap-2 py-1 pr-1 pl-4">
        <h2 className="min-w-0 flex-1 text-sm wrap-anywhere">{title}</h2>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <FilmPlayer film={film} className="" autoPlay={!window.matchMedia('(prefers-reduced-motion: reduce)').matches} />
    </section>
  )
}
