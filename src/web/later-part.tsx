import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef } from 'react'
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
export function laterPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Part = import.meta.env.SSR ? serverPart(load) : browserPart(load)
  const LaterPart = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
  return memo(LaterPart) as unknown as ComponentType<Props> // memo does not take generic props
}

function serverPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let Part: ComponentType<Props> = () => null
  loading.push(
    load().then((loaded) => {
      Part = inPlace(loaded)
    }),
  )
  return (props) => <Part {...props} />
}

function browserPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const asDefault = (part: ComponentType<Props>) => ({ default: part })
  const Part = lazy(() =>
    load()
      .then(inPlace, () => Place)
      .then(asDefault),
  )
  return Part as unknown as ComponentType<Props> // nor does lazy
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
