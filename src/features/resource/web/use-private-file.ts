import { useEffect, useState } from 'react'
import { fetchFile } from '#web/call.ts'
import { type Reading, useReading } from '#web/use-reading.ts'

/** A private file as an object URL for `img` or a download link; revoked on unmount. */
export function usePrivateFile(url: string | undefined): Reading<string> {
  const reading = useReading(url, () => fetchFile(url ?? ''))
  const blob = reading.state === 'ready' ? reading.value : undefined
  const [shown, setShown] = useState<{ blob: Blob; address: string }>()
  useEffect(() => {
    if (!blob) return
    const address = URL.createObjectURL(blob)
    setShown({ blob, address })
    return () => URL.revokeObjectURL(address)
  }, [blob])
  if (reading.state === 'failed') return reading
  return shown && shown.blob === blob ? { state: 'ready', value: shown.address } : { state: 'loading', last: undefined }
}
