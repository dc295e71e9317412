import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type BadgeTone = 'good' | 'plain' | 'promo' | 'warn' | 'bad'

const tones: Record<BadgeTone, string> = {
  good: 'badge-good',
  plain: 'border-line text-ink-3',
  promo: 'border-copper/30 bg-copper-wash text-copper',
  warn: 'border-warn/30 bg-warn-wash text-warn',
  bad: 'border-bad/30 bg-bad-wash text-bad',
}

/** A fact in one word: RoHS and Active are good, MSL is plain, a price cut is promo, NRND warns, Obsolete is bad. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classNames('badge', tones[tone])}>{children}</span>
}
