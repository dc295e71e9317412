interface PersistedStore {
  persist: { rehydrate: () => unknown; getOptions: () => { name?: string } }
}

/**
 * Takes in what the browser has kept for a store, and follows what the other tabs do to it. Pages are rendered for
 * nobody, so stores start empty; React shows the kept state only after it has woken the page up.
 */
export function followStorage(store: PersistedStore): void {
  const takeIn = () => void store.persist.rehydrate()
  takeIn()
  window.addEventListener('storage', (event) => {
    // A cleared storage names no key.
    if (event.key === store.persist.getOptions().name || event.key === null) takeIn()
  })
}
