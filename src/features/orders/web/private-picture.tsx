import { ImageOff } from 'lucide-react'
import { usePrivateFile } from '#features/resource/web/use-private-file.ts'
import { Skeleton } from '#web/ui/display/skeleton.tsx'

const frame = 'size-20 rounded-md border border-line'

/** A private picture; a click opens it in full size. */
export function PrivatePicture({ resourceId, alt }: { resourceId: string; alt: string }) {
  const reading = usePrivateFile(`/api/common/resource/${resourceId}`)
  if (reading.state === 'loading') return <Skeleton className={frame} />
  if (reading.state === 'failed')
    return (
      <span className={`${frame} grid place-items-center text-ink-3`} title={reading.message}>
        <ImageOff aria-hidden="true" className="size-5" />
        <span className="sr-only">{alt} could not be loaded</span>
      </span>
    )
  return (
    <a href={reading.value} target="_blank" rel="noopener" className="block">
      <img src={reading.value} alt={alt} className={`${frame} object-cover`} />
    </a>
  )
}
