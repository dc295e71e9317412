const FIELD = 'input, select, textarea, [contenteditable]'
const DIALOG = 'dialog[open], [role=dialog], [role=alertdialog]'
/** A page with a film of its own. */
const FILM = 'main video'

/** Whether the viewer is in a field, has a dialog open, or another film to watch: no moment for a film. */
export const isAtWork = (): boolean =>
  document.activeElement?.matches(FIELD) === true || document.querySelector(`${DIALOG}, ${FILM}`) !== null

/** Calls back once the viewer presses a control outside of `place`, goes into a field there, or a dialog opens. */
export function onWork(place: Element, begin: () => void): () => void {
  const follow = (event: Event) => {
    const { target } = event
    if (!(target instanceof Element) || place.contains(target)) return
    const controls = event.type === 'click' ? `${FIELD}, button, summary, label` : `${FIELD}, ${DIALOG}`
    if (target.closest(controls)) begin()
  }
  for (const type of ['click', 'focusin']) document.addEventListener(type, follow)
  return () => {
    for (const type of ['click', 'focusin']) document.removeEventListener(type, follow)
  }
}
