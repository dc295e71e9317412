import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type CalloutTone = 'saving' | 'info' | 'warn' | 'bad'

const tones: Record<CalloutTone, string> = {
  saving: 'border-copper bg-copper-wash',
  info: 'border-link bg-accent-wash',
  warn: 'border-warn bg-warn-wash',
  bad: 'border-bad bg-bad-wash',
}

/** A sentence with an action in it: "500 cost $40.60, less than your 450. Take 500." */
export function Callout({ tone = 'info', children }: { tone?: CalloutTone; children: ReactNode }) {
  return <div className={classNames('rounded-r-sm border-l-3 px-3 py-2 text-sm', tones[tone])}>{children}</div>
}
