import { useId } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FileInput } from '#web/ui/forms/file-input.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { useForm } from '#web/use-form.ts'
import { importKinds, uploadImport } from '../../supply.contract.ts'
import { importAddress, kindNames } from './import-words.ts'

/** A file for the importer; after the upload the page of its dry run opens. */
export function UploadForm({ sources }: { sources: string[] }) {
  const navigate = useNavigate()
  const listId = useId()
  const form = useForm({
    check: (entered) => ({
      ...(!entered.file('file') && { file: entered.picked('file') ? 'This file is empty.' : 'Please choose a file' }),
      ...(entered.text('source') === '' && { source: 'Please name the source' }),
    }),
    send: async (entered) => {
      const file = entered.file('file')
      const kind = importKinds.find((one) => one === entered.text('kind'))
      if (!file || !kind) return
      const { importId } = await callApi(uploadImport, { file, kind, source: entered.text('source') })
      await navigate(importAddress(importId))
    },
  })
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <RefusalNote refusal={form.refusal} />
      <Field label="File" hint="CSV, TSV, XLSX or JSON Lines" error={form.problems.file}>
        <FileInput name="file" accept=".csv,.tsv,.txt,.xlsx,.jsonl,.ndjson,.json" />
      </Field>
      <Field
        label="Source"
        hint="The supplier of the list. Its column mapping is saved under this name."
        error={form.problems.source}
      >
        <TextInput name="source" list={listId} maxLength={100} defaultValue={sources[0] ?? 'default'} />
      </Field>
      <datalist id={listId}>
        {sources.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field
        label="What it is"
        hint="With a complete list, parts that it no longer names are taken out of the range, not deleted."
      >
        <NativeSelect name="kind">
          {importKinds
            .toSorted((a, b) => Number(b === 'delta') - Number(a === 'delta'))
            .map((kind) => (
              <option key={kind} value={kind}>
                {kindNames[kind]}
              </option>
            ))}
        </NativeSelect>
      </Field>
      <div className="flex items-center gap-4">
        <Button type="submit" variant="primary" loading={form.busy}>
          Upload and compare
        </Button>
      </div>
    </form>
  )
}
