import { create } from 'zustand'

/** Whether the viewer has asked for the film, with the button that is on every page. */
export const useFilmRequest = create<{ asked: boolean }>()(() => ({ asked: false }))

export const askForFilm = (asked = true) => useFilmRequest.setState({ asked })
