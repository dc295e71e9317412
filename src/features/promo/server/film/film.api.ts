import { implement } from '#server/api/implement.ts'
import { filmCaptions, siteFilm } from '../../film.contract.ts'
import * as contract from '../../staff-film.contract.ts'
import * as film from './film.service.ts'

/** `hasDemoFilm`: the store has a film of its own to show while the owner has none. */
export const filmApi = (hasDemoFilm: boolean) => [
  implement(siteFilm, ({ reads }) => film.readFilm(reads(), hasDemoFilm)),
  implement(filmCaptions, ({ reads }) => film.readCaptions(reads())),
  implement(contract.staffFilm, ({ sql }) => film.readStaffFilm(sql, hasDemoFilm)),
  implement(contract.saveFilm, ({ sql }, input) => film.saveFilm(sql, input, hasDemoFilm), {
    snapshot: (sql) => film.readStaffFilm(sql, hasDemoFilm),
  }),
]
