const TIME = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`
const CUE = new RegExp(String.raw`^${TIME}[ \t]+-->[ \t]+${TIME}`, 'm')

/** What is wrong with captions in WebVTT; undefined: nothing. */
export function findCaptionsProblem(captions: string): string | undefined {
  if (captions === '') return undefined
  if (!/^WEBVTT(?:[ \t].*)?(?:\n|$)/.test(captions)) return 'Captions must begin with the line WEBVTT.'
  if (!CUE.test(captions)) return 'Captions need at least one time such as 00:01.000 --> 00:04.000'
}

interface Written {
  title: string
  video: string
  captions: string
  shown: boolean
}

/** Problems across several fields; undefined: none. */
export function findFilmProblem({ title, video, captions, shown }: Written, hasDemoFilm: boolean): string | undefined {
  if (video === '' && shown && !hasDemoFilm) return 'Please upload a film first.'
  if (video !== '' && title === '') return 'Please enter a title.'
  return findCaptionsProblem(captions)
}
