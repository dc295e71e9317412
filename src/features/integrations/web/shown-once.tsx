import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Callout } from '#web/ui/display/callout.tsx'

/** A key or a secret right after it was made: the store cannot show it again. */
export function ShownOnce({ label, text, onDone }: { label: string; text: string; onDone: () => void }) {
  return (
    <section aria-label={`New ${label}`}>
      <Callout tone="warn">
        <p className="font-medium">Copy this {label} now. It is not shown again.</p>
        <p className="flex items-center gap-2 py-2">
          <code className="font-mono wrap-anywhere" data-secret>
            {text}
          </code>
          <CopyButton text={text} label={`Copy the ${label}`} />
        </p>
        <Button size="sm" onClick={onDone}>
          I have copied it
        </Button>
      </Callout>
    </section>
  )
}
