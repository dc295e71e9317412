import type { Film } from '../film.contract.ts'

type FilmPlayerProps = { film: Film; className: string; autoPlay?: boolean }

/** The film with its captions. It starts automatically only if requested, and then without sound. */
export function FilmPlayer({ film: { sources, poster, captions }, className, autoPlay = false }: FilmPlayerProps) {
  return (
    <video
      className={`block aspect-video w-full bg-wash ${className}`}
      {...(poster && { poster })}
      width={960}
      height={540}
      controls
      muted={autoPlay}
      playsInline
      preload="metadata"
      autoPlay={autoPlay}
    >
      {sources.map(({ address, type }) => (
        <source key={address} src={address} type={type} />
      ))}
      {captions && <track kind="captions" src={captions} srcLang="en" label="English" default />}
    </video>
  )
}
