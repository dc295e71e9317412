/**
 * Keeps what seldom changes in the process. The caller gives the version that its transaction has read: another one
 * means that somebody has changed something meanwhile, in whatever process.
 */
export class VersionedCache<K, V> {
  readonly #values = new Map<K, V>()
  #version: string | undefined

  /** Without a version it is read every time. `read` sees what holds at this version, or at a later one. */
  async get(version: string | undefined, key: K, read: () => Promise<V>): Promise<V> {
    const known = version === this.#version ? this.#values.get(key) : undefined
    if (known !== undefined) return known
    const value = await read()
    if (version === undefined) return value
    if (version !== this.#version) this.#values.clear()
    this.#version = version
    this.#values.set(key, value)
    return value
  }
}
