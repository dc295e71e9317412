import type { Db, Tx } from '#server/database/connect.ts'

export interface FilmRow {
  title: string
  video: string
  videoType: string
  poster: string
  captions: string
  shown: boolean
  version: number
}

export async function findFilm(sql: Db): Promise<FilmRow | undefined> {
  const [row] = await sql<FilmRow[]>`
    select title, video, video_type "videoType", poster, captions, shown, version from promo_film`
  return row
}

/** Returns nothing after a concurrent change; version 0: there is none yet. */
export const saveFilm = (tx: Tx, film: FilmRow) => tx<{ version: number }[]>`
  insert into promo_film as kept (title, video, video_type, poster, captions, shown)
  select ${film.title}::text, ${film.video}::text, ${film.videoType}::text, ${film.poster}::text, ${film.captions}::text,
    ${film.shown}::boolean
  where ${film.version}::int = 0 or exists (select from promo_film)
  on conflict (only_one) do update set title = excluded.title, video = excluded.video, video_type = excluded.video_type,
    poster = excluded.poster, captions = excluded.captions, shown = excluded.shown, version = kept.version + 1
  where kept.version = ${film.version}
  returning version`

/** A new film is shown to all visitors again. */
export const forgetViews = (tx: Tx) => tx`delete from promo_view where flag = 'video'`
