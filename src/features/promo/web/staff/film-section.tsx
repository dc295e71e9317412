import { ActionButton } from '#features/staff/web/action-button.tsx'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { callApi } from '#web/call.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { type StaffFilm, saveFilm } from '../../staff-film.contract.ts'
import { FilmPlayer } from '../film-player.tsx'
import { EditFilm } from './edit-film.tsx'

/** The film that is shown once to every visitor. */
export function FilmSection({ film, editable }: { film: StaffFilm; editable: boolean }) {
  const { title, video, videoType, poster, shown, hasDemoFilm } = film
  const isShown = shown && (video !== '' || hasDemoFilm)
  return (
    <StaffSection title="Film" aside={editable && <EditFilm film={film} />}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {video && (
          <div className="w-full overflow-hidden rounded-sm border border-line sm:w-60">
            <FilmPlayer
              film={{ title, sources: [{ address: video, type: videoType }], poster, captions: '' }}
              className=""
            />
          </div>
        )}
        <div className="min-w-40 flex-1">
          <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
            {video ? title : hasDemoFilm ? 'The film of the demo' : 'No film yet.'}
            {(video || hasDemoFilm) && <Badge tone={isShown ? 'good' : 'plain'}>{isShown ? 'Shown' : 'Off'}</Badge>}
          </p>
          <p className="text-sm text-ink-3">
            Shown once to every visitor, in a corner, without sound; never over a form or the checkout.
          </p>
        </div>
        {editable && (video || hasDemoFilm) && <Switch film={film} isShown={isShown} />}
      </div>
    </StaffSection>
  )
}

function Switch({ film, isShown }: { film: StaffFilm; isShown: boolean }) {
  const { title, video, poster, captions, version } = film
  return (
    <ActionButton
      label={isShown ? 'Turn off' : 'Turn on'}
      size="sm"
      title={isShown ? 'Turn the film off?' : 'Show the film?'}
      done={isShown ? 'Film turned off' : 'Film turned on'}
      send={() => callApi(saveFilm, { title, video, poster, captions, version, shown: !isShown })}
    />
  )
}
