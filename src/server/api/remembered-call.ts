import type { Call } from '#shared/endpoint.ts'
import type { Implementation } from './implement.ts'

const MAX_ANSWERS = 500

interface Remembered {
  answer: Promise<unknown>
  until: number
}

/**
 * A cache of public answers for rendering, shared by all pages for as long as the contract allows. `clear` empties it
 * when the catalogue has changed.
 */
export function rememberAnswers(implementations: Implementation[], now = Date.now) {
  const seconds = new Map(
    implementations.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint.cacheSeconds ?? 0]),
  )
  const remembered = new Map<string, Remembered>()

  const through = (call: Call): Call => {
    const ask = (endpoint: Parameters<Call>[0], input: unknown): Promise<unknown> => {
      const address = `${endpoint.method} ${endpoint.path}`
      const life = seconds.get(address) ?? 0
      if (life === 0) return call(endpoint, input)
      const key = `${address} ${JSON.stringify(input)}`
      const known = remembered.get(key)
      if (known && known.until > now()) return known.answer
      const answer = call(endpoint, input)
      remembered.delete(key)
      remembered.set(key, { answer, until: now() + life * 1000 })
      // Refusals are not cached; the oldest answer is evicted.
      answer.catch(() => remembered.delete(key))
      for (const oldest of remembered.keys()) {
        if (remembered.size <= MAX_ANSWERS) break
        remembered.delete(oldest)
      }
      return answer
    }
    return ask as Call // the answer is that of the endpoint asked
  }
  return { through, clear: () => remembered.clear() }
}
