/** Smaller bodies are not counted: they cost less memory than their connection. */
export const SMALL_BODY = 65_536

/** No body takes more memory than this: larger ones are files, which go to disk. */
const MAX_IN_MEMORY = 20 * 1024 * 1024

export interface BodyLimits {
  /** Received bytes of all bodies of unanswered requests, each as far as it takes memory. */
  maxBytes: number
  /** The same from one network. */
  maxBytesPerNetwork: number
}

export const BODY_LIMITS: BodyLimits = { maxBytes: 128 * 1024 * 1024, maxBytesPerNetwork: 32 * 1024 * 1024 }

/** For one of several processes on a machine: its share, but room for a large body of each of two networks. */
export const shareOfBodies = (processes: number): BodyLimits => ({
  maxBytes: Math.max(BODY_LIMITS.maxBytes / processes, 2 * MAX_IN_MEMORY),
  maxBytesPerNetwork: Math.max(BODY_LIMITS.maxBytesPerNetwork / processes, MAX_IN_MEMORY),
})

/** How much of a body counts. */
const countedOf = (bytes: number): number => (bytes > SMALL_BODY ? Math.min(bytes, MAX_IN_MEMORY) : 0)

/** Memory for bodies, as bytes that have arrived: what is only announced takes none. */
export class BodyBudget {
  readonly #limits: BodyLimits
  readonly #perNetwork = new Map<string, number>()
  #bytes = 0

  constructor(limits: BodyLimits) {
    this.#limits = limits
  }

  /** Whether a body that grows by so much still fits. */
  hasRoom(network: string, received: number, before = 0): boolean {
    const more = countedOf(received) - countedOf(before)
    if (more === 0) return true
    const { maxBytes, maxBytesPerNetwork } = this.#limits
    return this.#bytes + more <= maxBytes && (this.#perNetwork.get(network) ?? 0) + more <= maxBytesPerNetwork
  }

  /** The body has grown from `before` to `received` bytes; `received` is 0 when it is over. */
  update(network: string, received: number, before: number): void {
    const more = countedOf(received) - countedOf(before)
    this.#bytes += more
    const left = (this.#perNetwork.get(network) ?? 0) + more
    if (left > 0) this.#perNetwork.set(network, left)
    else this.#perNetwork.delete(network)
  }
}
