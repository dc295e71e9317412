import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { VisuallyHidden } from './display/visually-hidden.tsx'
import { IconButton } from './icon-button.tsx'

const SHOWN_MS = 2000

/** Copies a text and confirms it with a tick and a status for screen readers. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false)
  async function copy() {
    // Refused without HTTPS or permission: then nothing is confirmed, and the text can still be selected.
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    if (!done) return
    setCopied(true)
    setTimeout(() => setCopied(false), SHOWN_MS)
  }
  return (
    <>
      <IconButton label={label} size="sm" onClick={copy} className="size-7!">
        {copied ? <Check className="text-link" /> : <Copy />}
      </IconButton>
      <span role="status">{copied && <VisuallyHidden>Copied</VisuallyHidden>}</span>
    </>
  )
}
