import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { VisuallyHidden } from './display/visually-hidden.tsx'
import { IconButton } from './icon-button.tsx'

const SHOWN_MS = 2000

/** Copies a text and says so, to the eye by a tick and to the ear by a status. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false)
  async function copy() {
    // Refused without a secure address or permission: then nothing is claimed, and the text can still be selected.
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
