/** Navigates to another site. The promise never resolves, so that the button stays busy until the page is unloaded. */
export function leavePage(url: string): Promise<never> {
  window.location.assign(url)
  return new Promise(() => {})
}
