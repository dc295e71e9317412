import type { PersistStorage, StorageValue } from 'zustand/middleware'
import { parseStored, readStored, removeStored, writeStored } from '#web/browser-storage.ts'

/** Debounce, because writing a long BOM is slow. */
const PAUSE = 400

/**
 * Persists a store in session storage, debounced. A state that is too long is not saved at
 * all, instead of in part.
 */
export function sessionStorageOf<T>(): PersistStorage<T> {
  let waiting: { name: string; value: StorageValue<T>; timer: ReturnType<typeof setTimeout> } | undefined

  function write() {
    if (!waiting) return
    clearTimeout(waiting.timer)
    removeStored(waiting.name, 'sessionStorage')
    writeStored(waiting.name, JSON.stringify(waiting.value), 'sessionStorage')
    waiting = undefined
  }
  if (typeof window !== 'undefined') window.addEventListener('pagehide', write)

  return {
    // Written by this store alone, under a version of its own.
    getItem: (name) => (parseStored(readStored(name, 'sessionStorage')) as StorageValue<T> | undefined) ?? null,
    setItem(name, value) {
      clearTimeout(waiting?.timer)
      waiting = { name, value, timer: setTimeout(write, PAUSE) }
    },
    removeItem: (name) => removeStored(name, 'sessionStorage'),
  }
}
