/** Goes to another site. The promise never ends, so that the button that was pressed stays busy until the page is gone. */
export function leavePage(url: string): Promise<never> {
  window.location.assign(url)
  return new Promise(() => {})
}
