import { type ComponentType, memo, type ReactNode, Suspense, use, useEffect, useRef } from 'react'
import { repeatUse } from './early-use.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/** On the server: the parts that are still being loaded. */
const loading: Promise<unknown>[] = []

/** Pages are rendered to a string, which waits for nothing: the parts have to be there before. */
export const laterPartsLoaded = (): Promise<unknown> => Promise.all(loading)

/**
 * A part of a page whose HTML works without its script, such as a list of links. The server renders it with the page. Its
 * script is loaded once the page is hydrated, and then it is hydrated too; a press before that is kept (`early-use.ts`).
 * Its props have to stay the same objects, because a change from outside waits for the script.
 */
export function laterPart<Props extends object>(load: Load<Props>): LaterPart<Props> {
  const { Part, preload } = import.meta.env.SSR ? serverPart(load) : browserPart(load)
  const LaterPart = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
  // memo does not take generic props
  return Object.assign(memo(LaterPart) as unknown as ComponentType<Props>, { preload })
}

export type LaterPart<Props> = ComponentType<Props> & {
  /** Coming from another page there is no HTML to show meanwhile: what is loaded before is shown with the page. */
  preload(): Promise<void>
}

function serverPart<Props extends object>(load: Load<Props>) {
  let Loaded: ComponentType<Props> = () => null
  const preload = async () => {
    Loaded = inPlace(await load())
  }
  loading.push(preload())
  return { Part: (props: Props) => <Loaded {...props} />, preload }
}

/** Not `lazy`: React shows a part of it a moment after the page, even if it is loaded already. */
function browserPart<Props extends object>(load: Load<Props>) {
  let Loaded: ComponentType<Props> | undefined
  let tried: Promise<void> | undefined
  const preload = async () => {
    const part = await load()
    Loaded ??= inPlace(part)
  }
  const Part = (props: Props) => {
    if (!Loaded) tried ??= preload().catch(() => {})
    // In every later render too, as React wants it; once it is fulfilled it waits for nothing.
    if (tried) use(tried)
    return Loaded ? <Loaded {...props} /> : <Place />
  }
  return { Part, preload }
}

const inPlace =
  <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
  (props) => (
    <Place>
      <Part {...props} />
    </Place>
  )

/** Without children the script could not be loaded: React leaves HTML that it did not make alone, and links work. */
function Place({ children }: { children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current) repeatUse(place.current)
  }, [])
  const content = children === undefined ? { dangerouslySetInnerHTML: { __html: '' } } : { children }
  return <div ref={place} data-later="" className="contents" suppressHydrationWarning {...content} />
}
