import type { PersistStorage, StorageValue } from 'zustand/middleware'
import { parseStored, readStored, removeStored, writeStored } from '#web/browser-storage.ts'

/** Writing a long BOM takes a moment: nobody shall wait for it between two key strokes. */
const PAUSE = 400

/**
 * Keeps a store as long as its tab, written once the hand rests. What is too long for a browser to keep is not kept at
 * all: half a bill of materials is worse than none.
 */
export function keptInTab<T>(): PersistStorage<T> {
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
