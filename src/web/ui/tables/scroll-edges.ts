/**
 * Keeps a sideways scroller honest: shows which side has more, and lets the keyboard reach it only while there is
 * something to scroll. A ref callback, because all it touches is outside React; returns its own cleanup.
 */
export function watchScrollEdges(scroller: HTMLElement | null) {
  const frame = scroller?.parentElement
  if (!scroller || !frame) return

  function update(this: void) {
    if (!scroller || !frame) return
    const hidden = scroller.scrollWidth - scroller.clientWidth
    frame.toggleAttribute('data-more-start', scroller.scrollLeft > 1)
    frame.toggleAttribute('data-more-end', scroller.scrollLeft < hidden - 1)
    if (hidden > 1) scroller.tabIndex = 0
    else scroller.removeAttribute('tabindex')
  }

  const resized = new ResizeObserver(update)
  resized.observe(scroller)
  if (scroller.firstElementChild) resized.observe(scroller.firstElementChild)
  scroller.addEventListener('scroll', update, { passive: true })
  return () => {
    resized.disconnect()
    scroller.removeEventListener('scroll', update)
  }
}
