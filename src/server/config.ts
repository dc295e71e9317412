import { resolve } from 'node:path'
import { z } from 'zod'

const flag = z.enum(['on', 'off', 'true', 'false', '1', '0']).transform((text) => ['on', 'true', '1'].includes(text))
const whole = (least: number, most: number) =>
  z.string().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.number().min(least).max(most))

const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: whole(0, 65_535).default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' })
    .optional(),
  DATABASE_POOL: whole(1, 200).default(10),
  CATALOG_SIZE: whole(0, 20_000_000).default(50_000),
  DEMO: flag.optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  PAGE_CACHE_SECONDS: whole(0, 86_400).default(60),
  TRUST_PROXY: flag.default(false),
})

export interface Config {
  environment: 'production' | 'development' | 'test'
  host: string
  port: number
  /** Address the outside world uses; absent behind an unknown name. */
  publicUrl: string | undefined
  dataDir: string
  /** Absent: the embedded database. */
  databaseUrl: string | undefined
  databasePool: number
  catalogSize: number
  /** Demo accounts and demo catalogue. */
  demo: boolean
  logLevel: string
  pageCacheSeconds: number
  /** True only behind a proxy of one's own: then X-Forwarded-For tells the caller's address. */
  trustProxy: boolean
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** The only reader of the environment. A bad value stops the start with one line that names it. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = Environment.safeParse(set)
  if (!read.success) {
    const problems = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`Bad environment: ${problems.join('; ')}`)
  }
  const env = read.data
  return {
    environment: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    catalogSize: env.CATALOG_SIZE,
    demo: env.DEMO ?? env.DATABASE_URL === undefined,
    logLevel: env.LOG_LEVEL,
    pageCacheSeconds: env.PAGE_CACHE_SECONDS,
    trustProxy: env.TRUST_PROXY,
  }
}
