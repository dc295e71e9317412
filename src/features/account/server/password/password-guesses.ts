import type { PasswordOwner } from '../../password.rules.ts'

/** Passwords that need fewer guesses (by zxcvbn) are refused. */
const MIN_GUESSES_LOG10 = 7

/** Only this prefix is estimated, because the time grows faster than the length. */
const MAX_JUDGED = 48

/** Words of the shop, which are guessed first. */
const WORDS_OF_THE_SHOP = ['ohmstead', 'electronics', 'electronic', 'components', 'component', 'resistor', 'capacitor']

/** Loaded lazily: the lists take 12 MB. */
let loading: Promise<(password: string, words: string[]) => number> | undefined

async function load() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const estimator = new ZxcvbnFactory({ dictionary: { ...dictionary }, graphs: adjacencyGraphs })
  return (password: string, words: string[]) => estimator.check(password, words).guessesLog10
}

/** Whether a password is easy to guess, with the words of the shop and of its owner. */
export async function isEasilyGuessed(password: string, { email = '', name = '' }: PasswordOwner): Promise<boolean> {
  loading ??= load()
  const guessesLog10 = await loading
  const own = [email, ...email.split(/[@.\-_+]/), name, ...name.split(/\s+/)].filter((word) => word.length > 2)
  return guessesLog10(password.slice(0, MAX_JUDGED), [...WORDS_OF_THE_SHOP, ...own]) < MIN_GUESSES_LOG10
}
