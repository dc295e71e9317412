interface PersistedStore {
  persist: { rehydrate: () => unknown; getOptions: () => { name?: string } }
}

/**
 * Loads a store from the browser's storage and follows changes by other tabs. The server renders without a user, so
 * stores start empty and are loaded after hydration.
 */
export function followStorage(store: PersistedStore): void {
  const takeIn = () => void store.persist.rehydrate()
  takeIn()
  window.addEventListener('storage', (event) => {
    // A cleared storage names no key.
    if (event.key === store.persist.getOptions().name || event.key === null) takeIn()
  })
}
