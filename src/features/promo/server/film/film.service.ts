import { claimContentPictures, claimFilm } from '#features/resource/server/resource.service.ts'
import { type Db, inTransaction } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { FileAnswer } from '#shared/file-answer.ts'
import type { Film } from '../../film.contract.ts'
import { findFilmProblem } from '../../film.rules.ts'
import type { StaffFilm } from '../../staff-film.contract.ts'
import * as queries from './film.queries.ts'

const YEAR = 31_536_000

const DEMO_FILM: Film = {
  title: '',
  sources: [
    { address: '/promo/film.webm', type: 'video/webm' },
    { address: '/promo/film.mp4', type: 'video/mp4' },
  ],
  poster: '/promo/still.webp',
  captions: '/promo/captions.vtt',
}

/** Undefined: the shop shows none. Until the owner decides, a demo shows its own. */
async function findShownFilm(sql: Db, hasDemoFilm: boolean): Promise<Film | undefined> {
  const kept = await queries.findFilm(sql)
  if (kept && !kept.shown) return undefined
  if (!kept?.video) return hasDemoFilm ? DEMO_FILM : undefined
  return {
    title: kept.title,
    sources: [{ address: kept.video, type: kept.videoType }],
    poster: kept.poster,
    captions: kept.captions && `/api/site/film/captions.vtt?v=${kept.version}`,
  }
}

export const hasShownFilm = async (sql: Db, hasDemoFilm: boolean): Promise<boolean> =>
  (await findShownFilm(sql, hasDemoFilm)) !== undefined

export const readFilm = async (sql: Db, hasDemoFilm: boolean) => ({
  film: (await findShownFilm(sql, hasDemoFilm)) ?? null,
})

export async function readCaptions(sql: Db): Promise<FileAnswer> {
  const kept = await queries.findFilm(sql)
  if (!kept?.shown || kept.captions === '') throw new AppError('not_found', 'There are no captions.')
  return { file: { body: kept.captions, contentType: 'text/vtt; charset=utf-8', maxAge: YEAR } }
}

export async function readStaffFilm(sql: Db, hasDemoFilm: boolean): Promise<StaffFilm> {
  const none = { title: '', video: '', videoType: '', poster: '', captions: '', shown: hasDemoFilm, version: 0 }
  return { ...((await queries.findFilm(sql)) ?? none), hasDemoFilm }
}

export function saveFilm(sql: Db, film: Omit<queries.FilmRow, 'videoType'>, hasDemoFilm: boolean) {
  const problem = findFilmProblem(film, hasDemoFilm)
  if (problem) throw new AppError('invalid_input', problem)
  return inTransaction(sql, async (tx) => {
    const before = await queries.findFilm(tx)
    await claimContentPictures(tx, [film.poster])
    const videoType = film.video === '' ? '' : await claimFilm(tx, film.video)
    const [saved] = await queries.saveFilm(tx, { ...film, videoType })
    if (!saved)
      throw new AppError('changed_meanwhile', 'Someone else has changed the film meanwhile. Nothing was saved.')
    if (film.video !== '' && film.video !== before?.video) await queries.forgetViews(tx)
    return {}
  })
}
