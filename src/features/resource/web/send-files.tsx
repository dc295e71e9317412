import { type ReactNode, useId, useState } from 'react'
import { callApi } from '#web/call.ts'
import { useLoggedIn } from '#web/session.ts'
import { useMutation } from '#web/use-mutation.ts'
import { type SentKind, uploadResource } from '../resource.contract.ts'
import { typesTaken } from '../resource.rules.ts'
import { PickFiles } from './pick-files.tsx'

/** An uploaded file by its id, with its original name. */
export interface SentFile {
  resourceId: string
  fileName: string
}

type SendFilesProps = {
  kind: SentKind
  /** “Pictures”, “Files” */
  label: string
  hint: string
  most: number
  /** How many there are already. */
  count: number
  onSent: (file: SentFile) => void
  /** The uploaded files, as rendered by the caller. */
  children: ReactNode
}

/** A file field that uploads each file as soon as it is picked, so that a bad one is refused right away. */
export function SendFiles({ kind, label, hint, most, count, onSent, children }: SendFilesProps) {
  const problemId = useId()
  const isLoggedIn = useLoggedIn()
  const [problem, setProblem] = useState<string>()
  const { busy, run } = useMutation(send, { onRefusal: (refusal) => setProblem(refusal.message) })
  const free = most - count

  async function send(files: File[]) {
    setProblem(files.length > free ? `At most ${most} ${label.toLowerCase()} can be added.` : undefined)
    for (const file of files.slice(0, free)) {
      const { resourceId, fileName } = await callApi(uploadResource, { file, kind })
      onSent({ resourceId, fileName })
    }
  }

  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm font-medium">
        {label} <span className="font-normal text-ink-3">({hint})</span>
      </p>
      {children}
      {free > 0 && (
        <PickFiles
          label={`Add ${label.toLowerCase()}`}
          accept={typesTaken(kind, !isLoggedIn).join(',')}
          busy={busy}
          multiple
          describedBy={problem ? problemId : undefined}
          onPick={run}
        />
      )}
      <p id={problemId} role="alert" className="text-sm text-bad">
        {problem}
      </p>
    </div>
  )
}
