import { FileSpreadsheet } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Callout } from '#web/ui/display/callout.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { useMutation } from '#web/use-mutation.ts'
import { MAX_BYTES } from '../../reading/bom-table.ts'
import { SAMPLE_BOM, SAMPLE_BOM_NAME } from '../../sample-bom.ts'
import { fileOfText, nameOfFile, type ReadBom, readBomFile } from './read-file.ts'

type BomDropProps = { onRead: (read: ReadBom) => void }

/** A file, a pasted text, or the sample. */
export function BomDrop({ onRead }: BomDropProps) {
  const [problem, setProblem] = useState<string>()
  const { busy, run: read } = useMutation(send, { onRefusal: (refusal) => setProblem(refusal.message) })

  async function send(file: File, name: string) {
    if (file.size > MAX_BYTES) return setProblem('The file is larger than 5 MB.')
    setProblem(undefined)
    onRead(await readBomFile(file, name))
  }

  function readText(text: string) {
    if (text.trim() === '') return setProblem('Please paste at least one line.')
    void read(fileOfText(text), 'Pasted list')
  }

  return (
    <section aria-label="Your bill of materials" className="grid gap-6 lg:grid-cols-[1.2fr_1fr]">
      <DropZone busy={busy} onFile={read} />
      <PasteForm busy={busy} onRead={readText} />
      <div role="alert" className="lg:col-span-2">
        {problem && <Callout tone="bad">{problem}</Callout>}
      </div>
    </section>
  )
}

type DropZoneProps = { busy: boolean; onFile: (file: File, name: string) => Promise<void> }

function DropZone({ busy, onFile }: DropZoneProps) {
  const [over, setOver] = useState(false)
  const inputId = useId()
  const read = (file: File | undefined) => file && void onFile(file, nameOfFile(file))

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    read(event.dataTransfer.files[0])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra for the mouse; the button inside does the same
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'grid min-h-64 place-content-center justify-items-center gap-3 rounded-lg border-2 border-dashed p-6 text-center',
        over ? 'border-accent bg-accent-wash' : 'border-rim',
      )}
    >
      <FileSpreadsheet aria-hidden="true" className="size-10 stroke-[1.25] text-ink-3" />
      <p className="text-lg font-medium">Drop a file here</p>
      <p className="max-w-90 text-sm text-ink-3">
        CSV, TSV or XLSX from any CAD program, up to 5 MB and 10,000 lines. Columns are detected automatically; you
        check them before anything is matched.
      </p>
      <label
        htmlFor={inputId}
        className={`${buttonClass({ variant: 'primary' })} cursor-pointer focus-within:outline-2 focus-within:outline-offset-2`}
      >
        {busy ? 'Reading …' : 'Choose a file'}
        <input
          id={inputId}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain"
          disabled={busy}
          className="sr-only"
          onChange={(event) => {
            read(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </label>
      <Button variant="quiet" size="sm" disabled={busy} onClick={() => onFile(fileOfText(SAMPLE_BOM), SAMPLE_BOM_NAME)}>
        Try the sample
      </Button>
    </div>
  )
}

function PasteForm({ busy, onRead }: { busy: boolean; onRead: (text: string) => void }) {
  const [text, setText] = useState('')
  return (
    <form
      className="grid content-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onRead(text)
      }}
    >
      <Field label="Or paste it" hint="From a spreadsheet or an e-mail, with or without a heading row.">
        <TextArea
          mono
          rows={8}
          className="min-h-44"
          spellCheck={false}
          autoComplete="off"
          placeholder={'Reference\tMPN\tQty\nU1\tLM358DR\t2\nR1-R4\tRC0603FR-0710KL\t4'}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <p>
        <Button type="submit" loading={busy}>
          Import
        </Button>
      </p>
    </form>
  )
}
