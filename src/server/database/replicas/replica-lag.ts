/** A position in the primary's write-ahead log, in bytes, and when the primary was seen there. */
export interface Sample {
  position: number
  at: number
}

const MAX_SAMPLES = 200

/**
 * Positions of the primary that a replica has not reached yet, oldest first. Compared are positions and our own clock, so
 * that a primary without writes makes no lag, and a replica that is cut off from its primary cannot look current.
 */
export function noteSample(behind: readonly Sample[], replayed: number, primary: Sample): Sample[] {
  const left = behind.filter(({ position }) => position > replayed)
  if (primary.position > (left.at(-1)?.position ?? replayed)) left.push(primary)
  return left.length > MAX_SAMPLES ? mergePairs(left) : left
}

/** Half as many, none of which makes the lag look smaller. */
const mergePairs = (samples: readonly Sample[]): Sample[] =>
  samples.flatMap((sample, place) => {
    if (place % 2 === 1) return []
    return [{ at: sample.at, position: samples[place + 1]?.position ?? sample.position }]
  })

/** Since when the replica has lacked something. */
export const lagMs = (behind: readonly Sample[], now: number): number => (behind[0] ? now - behind[0].at : 0)

export interface ReplicaView {
  /** It has answered the last probe. */
  isAlive: boolean
  /** Its position; more than the primary's when it follows another history, after a failover. */
  replayed: number
  lagMs: number
  isAheadOfPrimary: boolean
}

export interface Demands {
  maxLagMs: number
  /** What was written before must be there: pages are cached from it. */
  minPosition: number
}

export const isUsable = (view: ReplicaView, { maxLagMs, minPosition }: Demands): boolean =>
  view.isAlive && !view.isAheadOfPrimary && view.lagMs <= maxLagMs && view.replayed >= minPosition

/** The next usable one after `turn`, so that each gets its share; undefined when there is none. */
export function pickNext<T>(list: readonly T[], turn: number, isFit: (one: T) => boolean): T | undefined {
  for (let step = 1; step <= list.length; step += 1) {
    const one = list[(turn + step) % list.length]
    if (one !== undefined && isFit(one)) return one
  }
  return undefined
}
