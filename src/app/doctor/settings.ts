import { type Config, isLoopback } from '#server/config.ts'
import { type Finding, fault, good, warning } from './finding.ts'

interface Rule {
  holds: (config: Config) => boolean
  finding: Finding
}

const hostOf = ({ publicUrl }: Config) => (publicUrl ? new URL(publicUrl).hostname : '127.0.0.1')
const isPublic = (config: Config) => !isLoopback(hostOf(config))

/** Settings that are valid one by one, but not together. */
export const CONTRADICTIONS: Record<string, Rule> = {
  'a shop without an address': {
    holds: ({ demo, publicUrl, databaseUrl }) => !demo && !publicUrl && databaseUrl !== undefined,
    finding: fault('PUBLIC_URL is not set: a store that is no demo does not start.', 'Set PUBLIC_URL=https://….'),
  },
  'a public demo': {
    holds: (config) => config.demo && isPublic(config),
    finding: warning(
      'DEMO is on at a public address: the passwords of its accounts are public.',
      'Set DEMO=off for a shop.',
    ),
  },
  'a public address without TLS': {
    holds: (config) => isPublic(config) && config.publicUrl?.startsWith('http:') === true,
    finding: fault(
      'PUBLIC_URL begins with http: passwords can be read on their way.',
      'Use TLS in the proxy, and https:// in PUBLIC_URL.',
    ),
  },
  'TLS by nobody': {
    holds: ({ publicUrl, trustedProxies, role }) =>
      role !== 'worker' && publicUrl?.startsWith('https:') === true && trustedProxies === 0,
    finding: warning(
      'PUBLIC_URL is https, so a proxy is in front, but TRUST_PROXY is off: all visitors share the limits of one address.',
      'Set TRUST_PROXY=on, or the number of proxies.',
    ),
  },
  'the embedded database in a shop': {
    holds: (config) => !config.demo && isPublic(config) && config.databaseUrl === undefined,
    finding: warning('The shop uses the embedded database.', 'Set DATABASE_URL to a PostgreSQL that is backed up.'),
  },
  'a secret for one host only': {
    holds: ({ bucket, storeSecret }) => bucket !== undefined && storeSecret.current === undefined,
    finding: warning(
      'Files are in a bucket, but the secret of the store is in DATA_DIR of this host: other hosts have another one.',
      'Set STORE_SECRET to the content of DATA_DIR/store-secret on all hosts.',
    ),
  },
  'an old secret': {
    holds: ({ storeSecret }) => storeSecret.previous.length > 0,
    finding: warning(
      'STORE_SECRET_PREVIOUS is set.',
      'Remove it when every process has started once with the new secret.',
    ),
  },
  'a test of Stripe in a shop': {
    holds: ({ demo, stripe }) => !demo && stripe?.secretKey.startsWith('sk_test_') === true,
    finding: fault(
      'STRIPE_SECRET_KEY is a test key: cards are not charged.',
      'Use the live key and the secret of its webhook.',
    ),
  },
  'another Stripe in a shop': {
    holds: (config) => !config.demo && isPublic(config) && config.stripe?.apiUrl !== undefined,
    finding: fault('STRIPE_API_URL is set: payments do not go to Stripe.', 'Remove STRIPE_API_URL.'),
  },
}

export function checkSettings(config: Config): Finding[] {
  const found = Object.values(CONTRADICTIONS).filter(({ holds }) => holds(config))
  return found.length > 0 ? found.map(({ finding }) => finding) : [good('No settings contradict each other.')]
}
