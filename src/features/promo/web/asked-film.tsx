import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { Film } from '../film.contract.ts'
import { FilmPlayer } from './film-player.tsx'
import { useFilmTitle } from './film-title.ts'

/** For a viewer who has asked for it. */
export function AskedFilm({ film, onClose }: { film: Film; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} size="lg" title={useFilmTitle(film)}>
      <FilmPlayer film={film} autoPlay onEnded={onClose} />
    </Dialog>
  )
}
