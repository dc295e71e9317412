import { AppError } from '#shared/app-error.ts'

const TIMEOUT_MS = 10_000

/** Refuses a film that this browser cannot play, before it is sent. */
export async function assertPlayable(file: Blob): Promise<void> {
  const address = URL.createObjectURL(file)
  const video = document.createElement('video')
  try {
    await new Promise<void>((resolve, reject) => {
      const refuse = () =>
        reject(new AppError('unfit_file', 'This film cannot be played. Please save it as MP4 (H.264).'))
      setTimeout(refuse, TIMEOUT_MS)
      video.onloadedmetadata = () => resolve()
      video.onerror = refuse
      video.preload = 'metadata'
      video.muted = true
      video.src = address
    })
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
}
