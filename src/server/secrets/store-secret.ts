import { hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigError } from '../config.ts'
import { createSealer, type Sealer } from './sealer.ts'

const FILE = 'store-secret'
const MIN_LENGTH = 32
const KEY_BYTES = 32

/** With STORE_SECRET, or with the secret that the first start has written to DATA_DIR. */
export function openSealer({ dataDir, storeSecret: { current, previous } }: Config): Sealer {
  return createSealer([current ?? readSecretFile(dataDir), ...previous])
}

/** Reads the secret at its first use. */
export function lazySealer(config: Config): Sealer {
  let sealer: Sealer | undefined
  const get = () => {
    sealer ??= openSealer(config)
    return sealer
  }
  return {
    seal: (value, purpose) => get().seal(value, purpose),
    open: (value, purpose) => get().open(value, purpose),
    sealText: (value, purpose) => get().sealText(value, purpose),
    openText: (value, purpose) => get().openText(value, purpose),
    stateOf: (value) => get().stateOf(value),
    digest: (value, purpose) => get().digest(value, purpose),
  }
}

/** A key for one purpose, derived from the secret at its first use. */
export function lazyKey({ dataDir, storeSecret }: Config, purpose: string): () => Buffer {
  let key: Buffer | undefined
  return () => {
    key ??= Buffer.from(
      hkdfSync('sha256', storeSecret.current ?? readSecretFile(dataDir), 'ohmstead', purpose, KEY_BYTES),
    )
    return key
  }
}

function readSecretFile(dataDir: string): string {
  const path = join(dataDir, FILE)
  const secret = tryToRead(path) ?? createSecretFile(dataDir, path)
  if (secret.length < MIN_LENGTH)
    throw new ConfigError(`${path} must hold at least ${MIN_LENGTH} characters. Restore the previous file.`)
  return secret
}

function tryToRead(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Of several processes one creates it, whole; the others find it. */
function createSecretFile(dataDir: string, path: string): string {
  mkdirSync(dataDir, { recursive: true })
  const own = `${path}.${process.pid}`
  writeFileSync(own, `${randomBytes(MIN_LENGTH).toString('base64url')}\n`, { mode: 0o600 })
  try {
    linkSync(own, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    unlinkSync(own)
  }
  return readFileSync(path, 'utf8').trim()
}
