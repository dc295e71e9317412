import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/**
 * A component that is loaded when it is first shown; `fallback` keeps its place meanwhile. When it fails to load, the rest
 * of the page works, and it is tried again when it is shown again.
 *
 * Not React's `lazy` with `Suspense`: React shows what a fallback stood for 300 ms after that fallback at the earliest, so
 * that menus and dialogs opened late though their code was there.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>, whenLost = () => {}) {
  let part: ComponentType<Props> | undefined
  return function LazyPart(props: Props & { fallback?: ReactNode }) {
    const [Part, setPart] = useState(() => part)
    useEffect(() => {
      if (Part) return
      let shown = true
      const show = (loaded: ComponentType<Props>) => {
        part = loaded
        if (shown) setPart(() => loaded)
      }
      load().then(show, whenLost)
      return () => {
        shown = false
      }
    })
    return Part ? <Part {...props} /> : props.fallback
  }
}
