import { Share2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlays/notify.ts'

/** The device's own way of sharing where there is one, else the address for pasting. */
export function ShareButton({ title }: { title: string }) {
  async function share() {
    const url = window.location.href
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      notify({ kind: 'success', message: 'The link is copied.' })
    } catch (error) {
      // Closing the sheet is an answer too.
      if (error instanceof DOMException && error.name === 'AbortError') return
      notify({ kind: 'info', message: `Copy the link from the address bar: ${url}` })
    }
  }
  return (
    <Button size="sm" onClick={share} className="noscript:hidden">
      <Share2 aria-hidden="true" />
      Share
    </Button>
  )
}
