import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Film } from '../film.contract.ts'
import { onWork } from './at-work.ts'
import { FilmPlayer } from './film-player.tsx'
import { useFilmTitle } from './film-title.ts'

/**
 * The film that opens by itself: not modal, and gone as soon as the viewer goes on with something. From 640 px on it is in
 * the corner, below bars and panels; on a phone it is below the page, because corners would cover prices or buttons.
 */
export function CornerFilm({ film, onClose }: { film: Film; onClose: () => void }) {
  const title = useFilmTitle(film)
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && onClose()
    document.addEventListener('keydown', onKeyDown)
    const ignoreWork = box.current ? onWork(box.current, onClose) : undefined
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      ignoreWork?.()
    }
  }, [onClose])
  return (
    <section
      ref={box}
      role="dialog"
      aria-label={title}
      data-corner={window.matchMedia('(width >= 40rem)').matches ? 'film' : undefined}
      className="m-4 overflow-hidden rounded-lg border border-line bg-paper sm:fixed sm:bottom-[calc(var(--bottom-bar-height,0px)+1rem)] sm:left-4 sm:z-10 sm:m-0 sm:w-88 sm:shadow-overlay print:hidden"
    >
      <div className="flex items-center gap-2 py-1 pr-1 pl-4">
        <h2 className="min-w-0 flex-1 text-sm wrap-anywhere">{title}</h2>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <FilmPlayer
        film={film}
        autoPlay={!window.matchMedia('(prefers-reduced-motion: reduce)').matches}
        muted
        onEnded={onClose}
      />
    </section>
  )
}
