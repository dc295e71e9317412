import type { ReactNode } from 'react'

type StopProps = {
  /** A drawing in public/company, 640 by 400. */
  drawing: string
  title: string
  text: string
  children: ReactNode
}

/** One stop of the tour: a description and its button. */
export function Stop({ drawing, title, text, children }: StopProps) {
  return (
    <li className="grid content-start gap-4 [counter-increment:stop]">
      <img
        src={`/company/${drawing}.svg`}
        alt=""
        width={640}
        height={400}
        loading="lazy"
        className="h-auto w-full rounded-lg border border-line"
      />
      <div>
        <h3 className="text-lg before:mr-2 before:font-mono before:text-link before:content-[counter(stop)]">
          {title}
        </h3>
        <p className="max-w-[52ch] pt-1 text-ink-2">{text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">{children}</div>
    </li>
  )
}
