import { useRef, useState } from 'react'
import { uploadDatasheet } from '#features/resource/staff-picture.contract.ts'
import { PickFiles } from '#features/resource/web/pick-files.tsx'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { useMutation } from '#web/use-mutation.ts'
import { CropDialog } from './crop-dialog.tsx'

/** Sends a document and answers with its address in this store. */
export function UploadPdf({ label, onSent }: { label: string; onSent: (url: string, fileName: string) => void }) {
  const { busy, run } = useMutation(
    async ([file]: File[]) => {
      if (!file) return
      const { url, fileName } = await callApi(uploadDatasheet, { file })
      onSent(url, fileName)
      notify({ kind: 'success', message: `${fileName} uploaded. Save the part to keep it.` })
    },
    { onRefusal: showError },
  )
  return <PickFiles label={label} accept="application/pdf" busy={busy} onPick={run} />
}

/** An address, typed or of a PDF that is uploaded. */
export function DatasheetField({ value, editable }: { value: string; editable: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="grid justify-items-start gap-2">
      <Field
        label="Datasheet"
        hint="Web address, or a PDF of up to 20 MB. Empty: one is generated from the parameters."
        className="w-full"
      >
        <TextInput name="datasheet" defaultValue={value} maxLength={2000} ref={input} />
      </Field>
      {editable && <UploadPdf label="Upload datasheet" onSent={(url) => fill(input.current, url)} />}
    </div>
  )
}

/** An address, typed or of a picture that is cut and uploaded. */
export function PictureField({ value, shownAs, editable }: { value: string; shownAs: string; editable: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(shownAs)
  const [file, setFile] = useState<File>()
  function take(url: string) {
    fill(input.current, url)
    setShown(url)
    setFile(undefined)
  }
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex w-full items-start gap-4">
        {shown && (
          <img
            src={shown}
            alt="As the store shows it"
            className="size-16 shrink-0 rounded-md border border-line bg-white object-contain"
          />
        )}
        <Field label="Picture" hint="Web address or a path of this store, or a picture of up to 5 MB" className="grow">
          <TextInput name="picture" defaultValue={value} maxLength={2000} ref={input} />
        </Field>
      </div>
      {editable && (
        <PickFiles
          label="Upload picture"
          accept="image/png,image/jpeg,image/webp,image/gif"
          onPick={([one]) => setFile(one)}
        />
      )}
      {file && <CropDialog file={file} onSent={take} onClose={() => setFile(undefined)} />}
    </div>
  )
}

function fill(input: HTMLInputElement | null, url: string) {
  if (input) input.value = url
}
