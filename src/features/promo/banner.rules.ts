interface Timed {
  shown: boolean
  fromAt: string | null
  untilAt: string | null
}

export type BannerState = 'off' | 'scheduled' | 'shown' | 'over'

export function bannerState({ shown, fromAt, untilAt }: Timed, now: number): BannerState {
  if (!shown) return 'off'
  if (untilAt !== null && Date.parse(untilAt) <= now) return 'over'
  return fromAt !== null && Date.parse(fromAt) > now ? 'scheduled' : 'shown'
}

interface Written extends Timed {
  linkLabel: string
  href: string
}

/** Problems across fields; undefined for none. */
export function findBannerProblem({ linkLabel, href, fromAt, untilAt }: Written): string | undefined {
  if ((linkLabel === '') !== (href === '')) return 'A link needs both a text and an address.'
  if (fromAt !== null && untilAt !== null && Date.parse(untilAt) <= Date.parse(fromAt))
    return 'A banner cannot end before it begins.'
}
