/**
 * Marks on which side a horizontal scroller has more, and makes it focusable only while it can scroll. A ref callback
 * that returns its cleanup, because it changes the DOM outside of React.
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
