import type { Ref } from 'react'
import type { Film } from '../film.contract.ts'

type FilmPlayerProps = {
  film: Film
  className?: string
  autoPlay?: boolean
  /** A film that nobody has asked for starts without sound. */
  muted?: boolean
  onEnded?: () => void
  ref?: Ref<HTMLVideoElement>
}

/** The film with its captions. */
export function FilmPlayer({ film, className = '', ...playing }: FilmPlayerProps) {
  const { sources, poster, captions } = film
  return (
    <video
      className={`block aspect-video w-full bg-wash ${className}`}
      {...(poster && { poster })}
      width={960}
      height={540}
      controls
      playsInline
      preload="metadata"
      {...playing}
    >
      {sources.map(({ address, type }) => (
        <source key={address} src={address} type={type} />
      ))}
      {captions && <track kind="captions" src={captions} srcLang="en" label="English" default />}
    </video>
  )
}
