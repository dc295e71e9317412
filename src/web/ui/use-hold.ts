import { useEffect, useRef } from 'react'

const FIRST_MS = 400
const THEN_MS = 60

/** Calls once on a press, and repeatedly while the button is held. */
export function useHold(act: () => void) {
  const latest = useRef(act)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const repeated = useRef(false)
  useEffect(() => {
    // The timer outlives the render that started it, so it must call the newest callback.
    latest.current = act
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  function stop() {
    clearTimeout(timer.current)
  }
  function again() {
    repeated.current = true
    latest.current()
    timer.current = setTimeout(again, THEN_MS)
  }
  return {
    onPointerDown() {
      repeated.current = false
      timer.current = setTimeout(again, FIRST_MS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick() {
      stop()
      if (!repeated.current) act()
      repeated.current = false
    },
  }
}
