import { saveBlob } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/display/callout.tsx'

/** Shown once: the store keeps only their hashes. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const save = () => saveBlob(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'recovery-codes.txt')
  return (
    <section aria-label="New recovery codes">
      <Callout tone="warn">
        <p className="font-medium">Keep these recovery codes in a safe place. They are not shown again.</p>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-6 py-2 font-mono">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={save}>
            Save as file
          </Button>
          <Button size="sm" onClick={onDone}>
            I have saved them
          </Button>
        </div>
      </Callout>
    </section>
  )
}
