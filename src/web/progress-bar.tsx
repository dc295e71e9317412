import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { classNames } from './ui/class-names.ts'

/** Quick navigations show no bar: one that only flashes makes them look slow. */
const THROTTLE_MS = 200
/** Duration of the progress animation; the class below has the same value. */
const DURATION = 'duration-[5000ms]'
const FADE_MS = 300

type Phase = 'idle' | 'running' | 'done'

/** Shows that the next page is loading. Decorative: screen readers announce the new title. */
export function ProgressBar() {
  const underWay = useNavigation().state !== 'idle'
  const [phase, setPhase] = useState<Phase>('idle')

  useEffect(() => {
    if (underWay) {
      const timer = setTimeout(() => setPhase('running'), THROTTLE_MS)
      return () => clearTimeout(timer)
    }
    setPhase((phase) => (phase === 'running' ? 'done' : 'idle'))
    const timer = setTimeout(() => setPhase('idle'), FADE_MS)
    return () => clearTimeout(timer)
  }, [underWay])

  if (phase === 'idle') return null
  return (
    <div
      aria-hidden="true"
      id="progress-bar"
      className={classNames(
        'pointer-events-none fixed inset-x-0 top-0 z-notice h-0.75 origin-left bg-link ease-out starting:scale-x-0',
        phase === 'running'
          ? `scale-x-95 transition-[scale] ${DURATION}`
          : 'scale-x-100 opacity-0 transition-[scale,opacity] duration-300',
      )}
    />
  )
}
