import { useEffect, useState } from 'react'
import { lazyPart } from '#web/lazy-part.tsx'
import { onFirstNotice } from './notify.ts'

const ToastRegion = lazyPart(async () => (await import('./toast-region.tsx')).ToastRegion)

/**
 * Rendered once in the document. Base UI's toasts (15 kB) are not in the first load: they are fetched at the first touch
 * or key, so that they are there before the first notice, also when the connection is lost then.
 */
export function ToastProvider() {
  const [needed, setNeeded] = useState(false)

  useEffect(() => {
    const need = () => setNeeded(true)
    const stop = onFirstNotice(need)
    const once = { once: true, passive: true }
    window.addEventListener('pointerdown', need, once)
    window.addEventListener('keydown', need, once)
    return () => {
      stop()
      window.removeEventListener('pointerdown', need)
      window.removeEventListener('keydown', need)
    }
  }, [])

  return needed && <ToastRegion />
}
