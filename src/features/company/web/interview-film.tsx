import { type MouseEvent, useRef } from 'react'
import type { Film } from '#features/promo/film.contract.ts'
import { FilmPlayer } from '#features/promo/web/film-player.tsx'

const MP4 = '/promo/interview.mp4'

/** The interview of the demo. It has no speech: everything that is said is written in the picture and, in full, below it. */
const INTERVIEW: Film = {
  title: 'Three roles, six questions',
  sources: [
    { address: '/promo/interview.webm', type: 'video/webm' },
    { address: MP4, type: 'video/mp4' },
  ],
  poster: '/promo/interview-still.webp',
  captions: '',
}

/** As `scripts/film/interview.html` draws them. */
const CHAPTERS = [
  { from: 3, title: 'The warehouse' },
  { from: 19, title: 'The buyer' },
  { from: 35, title: 'Sales' },
]

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** With links to its chapters; without scripts these open the film itself at their time. */
export function InterviewFilm() {
  const player = useRef<HTMLVideoElement>(null)
  function playFrom(event: MouseEvent, from: number) {
    if (!player.current) return
    event.preventDefault()
    player.current.currentTime = from
    void player.current.play()
  }
  return (
    <section aria-labelledby="film" className="pb-16">
      <h2 id="film" className="text-2xl">
        {INTERVIEW.title}
      </h2>
      <p className="max-w-[44rem] pt-2 text-lg text-ink-2">
        Fifty-four seconds without speech. The questions and answers are written in the picture; the whole interview is
        below.
      </p>
      <div className="grid max-w-[72rem] gap-4 pt-4 lg:grid-cols-[minmax(0,1fr)_14rem]">
        <FilmPlayer ref={player} film={INTERVIEW} className="rounded-lg border border-line" />
        <nav aria-label="Chapters of the film">
          <ol className="grid gap-1 sm:grid-cols-3 lg:grid-cols-1">
            {CHAPTERS.map(({ from, title }) => (
              <li key={from}>
                <a
                  href={`${MP4}#t=${from}`}
                  onClick={(event) => playFrom(event, from)}
                  className="flex items-baseline gap-3 rounded-md border border-line px-3 py-2.5 hover:bg-accent-wash"
                >
                  <span className="font-mono text-sm text-ink-3">{clock(from)}</span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </section>
  )
}
