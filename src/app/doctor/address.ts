import type { Config } from '#server/config.ts'
import { type Finding, fault, good, PATIENCE_MS, warning } from './finding.ts'

/** Asks as a visitor does, over the public address. */
export async function checkAddress({ publicUrl }: Config): Promise<Finding[]> {
  if (!publicUrl) return [good('There is no PUBLIC_URL to ask.')]
  const url = `${publicUrl}/api/ready`
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'manual' })
    if (answer.ok) return [good(`${publicUrl} answers.`)]
    if (answer.status === 503)
      return [fault(`${url} says that the store cannot serve visitors.`, 'See its log: docs/operations/trouble.md.')]
    return [
      fault(
        `${url} answers ${answer.status}: another server has this address.`,
        'Check PUBLIC_URL, the DNS and the proxy.',
      ),
    ]
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return [
      warning(
        `${url} cannot be reached from this machine: ${cause instanceof Error ? cause.message : String(cause)}`,
        'Start the store; check the DNS, the firewall, the proxy and its certificate.',
      ),
    ]
  }
}
