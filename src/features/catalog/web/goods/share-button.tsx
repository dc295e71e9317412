import { Share2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlays/notify.ts'

/** The Web Share API if available, else copies the URL. */
export function ShareButton({ title, labelClass }: { title: string; labelClass?: string }) {
  async function share() {
    const url = window.location.href
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      notify({ kind: 'success', message: 'The link is copied.' })
    } catch (error) {
      // The user may cancel the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
      notify({ kind: 'info', message: `Copy the link from the address bar: ${url}` })
    }
  }
  return (
    <Button size="sm" onClick={share} title="Share" className="noscript:hidden">
      <Share2 aria-hidden="true" />
      <span className={labelClass}>Share</span>
    </Button>
  )
}
