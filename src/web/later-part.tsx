import { type ComponentType, lazy, memo, type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { atFirstSign, markAlive, wakeParts } from './first-sign.ts'
import { OptionalPart } from './optional-part.tsx'

/** On the server: the parts that are still being loaded. */
const loading: Array<Promise<unknown>> = []

/** Pages are rendered to a string, which waits for nothing: the parts have to be there before. */
export const partsLoaded = (): Promise<unknown> => Promise.all(loading)

/**
 * A part of the page that is out of sight at first or holds only links. The server renders it, and its script is loaded at the
 * first sign of a visitor (`first-sign.ts`): until then it is plain HTML, and neither its script nor its hydration is in
 * the way of what is in sight. Its root element carries `data-later={name}`. Props must stay the same objects, because an
 * update from outside would have to wait for the script.
 */
export function laterPart<P extends object>(name: string, load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Part: ComponentType<P>
  if (import.meta.env.SSR)
    loading.push(
      load().then((loaded) => {
        Part = loaded
      }),
    )
  else
    Part = lazy(async () => {
      await atFirstSign
      return { default: await load() }
    })
  return memo((props: P) => (
    <OptionalPart>
      <Gate name={name}>
        <Part {...props} />
      </Gate>
    </OptionalPart>
  )) as unknown as ComponentType<P> // memo does not take generic props
}

const NEVER = () => () => {}

function Gate({ name, children }: { name: string; children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    NEVER,
    () => false,
    () => true,
  )
  // The page is changing, and React gives up the HTML of this part.
  if (!import.meta.env.SSR && !isHydrating) wakeParts()
  useEffect(() => markAlive(name), [name])
  return children
}
