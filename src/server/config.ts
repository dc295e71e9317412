import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { type BackupSettings, backupOf, backupVariables, bucketOf } from './config-backup.ts'
import { ConfigError } from './config-error.ts'
import { flag, ports, proxies, secret, whole } from './config-values.ts'
import { findUrlFault } from './database/hosts/database-url.ts'
import { withTls } from './database/tls.ts'
import { describeIssue } from './describe-issue.ts'
import type { Bucket } from './files/s3-file-store.ts'
import { SAMPLERS, type TracingSettings } from './tracing/start-tracing.ts'

export { ConfigError }

const databaseUrl = z.string().superRefine((text, context) => {
  const message = findUrlFault(text)
  if (message) context.addIssue({ code: 'custom', message })
})

const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production').describe('set by the npm commands'),
  HOST: z.string().min(1).default('127.0.0.1').describe('address to listen on'),
  PORT: whole(0, 65_535).default(3000).describe('port to listen on'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('the public address of the store'),
  DATA_DIR: z.string().min(1).default('./data').describe('embedded database, files, outbox'),
  DATABASE_URL: databaseUrl
    .optional()
    .describe('any PostgreSQL 15 or newer instead of the embedded one; several hosts are separated by commas'),
  DATABASE_CA: z
    .string()
    .min(1)
    .refine(existsSync, 'no such file')
    .optional()
    .describe('file with the certificate of the authority of a database on another host, which must use TLS'),
  DATABASE_DIRECT_URL: databaseUrl
    .optional()
    .describe('the database itself, where DATABASE_URL leads through a pooler such as PgBouncer'),
  DATABASE_READ_URL: z
    .string()
    .transform((text) => text.split(/,\s*(?=postgres)/))
    .pipe(z.array(databaseUrl))
    .optional()
    .describe('replicas of DATABASE_URL for public reads, separated by commas'),
  DATABASE_READ_MAX_LAG: whole(1, 3600).default(5).describe('seconds a replica may be behind and still be used'),
  DATABASE_POOL: whole(1, 200).default(10).describe('connections to the database'),
  ROLE: z
    .enum(['both', 'web', 'worker'])
    .default('both')
    .describe('web answers requests, worker runs jobs (mails, expiring orders, recurring work), both does both'),
  PROCESSES: whole(1, 64).default(1).describe('processes that share the port and the work, one for each core'),
  STOP_WAIT_SECONDS: whole(0, 60)
    .optional()
    .describe(
      'how long requests are still accepted after SIGTERM, so that a load balancer notices, and then how long open connections are served; 2 with DATABASE_URL, else 0',
    ),
  CATALOG_SIZE: whole(0, 20_000_000).default(50_000).describe('goods in the demo catalogue; 0 for an empty store'),
  DEMO: flag.optional().describe('demo accounts and catalogue; on with the embedded database, else off'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('debug, info, warn, error or silent; one JSON line an event'),
  HSTS: z
    .string()
    .regex(
      /^(off|max-age=\d+(; includeSubDomains)?(; preload)?)$/,
      'must be off or look like max-age=31536000; includeSubDomains',
    )
    .default('max-age=31536000; includeSubDomains')
    .describe('Strict-Transport-Security: browsers use https only; off sends none'),
  PAGE_CACHE_SECONDS: whole(0, 86_400).default(60).describe('how long a public page is served without rendering again'),
  TRUST_PROXY: proxies.default(0).describe('off, on behind a proxy of your own, or the number of proxies'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' })
    .optional()
    .describe('mail server; without one, mails become files in DATA_DIR/outbox'),
  MAIL_FROM: z.string().min(3).optional().describe('sender of mails until the settings of the shop name one'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('S3-compatible storage for files'),
  S3_BUCKET: z.string().min(3).optional().describe('its bucket'),
  S3_REGION: z.string().min(1).default('us-east-1').describe('its region'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('its access key'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('its secret key'),
  ...backupVariables,
  STRIPE_SECRET_KEY: z.string().min(1).optional().describe('cards through Stripe; without it, a sandbox'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe('secret of its webhook, which is /api/payment/webhook/stripe'),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('another address of its API, for tests'),
  STORE_SECRET: secret.describe('encrypts secrets in the database; without it, the file DATA_DIR/store-secret'),
  STORE_SECRET_PREVIOUS: secret.describe('the previous secret, for one start after a change'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe(
      'bearer token that callers of /metrics must send, on this machine, too; when it is not set, only this machine may read them',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('sends OpenTelemetry traces to this collector (OTLP over HTTP)'),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('the same, with the whole address of its traces'),
  OTEL_SERVICE_NAME: z.string().min(1).default('ohmstead').describe('name of this service in traces'),
  OTEL_TRACES_SAMPLER: z.enum(SAMPLERS).default('parentbased_always_on').describe('which requests are traced'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be between 0 and 1')
    .default('1')
    .describe('the share of them, for the samplers by ratio'),
  OTEL_SDK_DISABLED: z.enum(['true', 'false']).default('false').describe('true turns traces off'),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-ABC123')
    .optional()
    .describe('Google Tag Manager, loaded once a visitor agrees'),
  OUTSIDE_PORTS: ports
    .optional()
    .describe('further ports of webhooks, scheduled imports and pictures beside 80 and 443'),
  UNPAID_HOURS_ONLINE: whole(1, 8760).default(24).describe('how long an order waits for its card payment'),
  UNPAID_DAYS_TRANSFER: whole(1, 365).default(7).describe('how long an order waits for its bank transfer'),
})

export interface Setting {
  name: string
  description: string
  /** Undefined for those that have none. */
  defaultValue: string | undefined
}

/** All settings, from the schema. */
export function listSettings(): Setting[] {
  const defaults: Record<string, unknown> = Environment.parse({})
  return Object.entries(Environment.shape).map(([name, schema]) => ({
    name,
    description: schema.description ?? '',
    defaultValue: defaults[name] === undefined ? undefined : String(defaults[name]),
  }))
}

export interface Config {
  environment: 'production' | 'development' | 'test'
  host: string
  port: number
  /** Address the outside world uses; absent behind an unknown name. */
  publicUrl: string | undefined
  metricsToken: string | undefined
  /** `current` absent: a file in the data folder. What `previous` ones have sealed is still read. */
  storeSecret: { current: string | undefined; previous: readonly string[] }
  /** Absent: the header is not sent. */
  hsts: string | undefined
  dataDir: string
  /** The database itself, not through a pooler. Absent: the embedded one. */
  databaseUrl: string | undefined
  /** For calls and pages, where there is a pooler. */
  poolerUrl: string | undefined
  /** File with the certificate of its authority. */
  databaseCa: string | undefined
  /** For public reads. */
  replicas: { urls: readonly string[]; maxLagMs: number }
  databasePool: number
  /** Whether this process answers requests, does jobs, or both. */
  role: 'both' | 'web' | 'worker'
  /** So many processes on one port. */
  processes: number
  /** From SIGTERM until no more requests are taken. */
  stopWaitSeconds: number
  catalogSize: number
  /** Demo accounts and demo catalogue. */
  demo: boolean
  logLevel: string
  pageCacheSeconds: number
  /** Number of trusted proxies at the end of X-Forwarded-For; earlier entries can be forged. */
  trustedProxies: number
  /** Absent: mails become files in the outbox. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Absent: files are kept in the data folder. */
  bucket: Bucket | undefined
  /** Without a key backups are not encrypted; without a bucket they are not copied. */
  backup: BackupSettings
  /** Absent: cards are paid in the sandbox. `apiUrl` only for tests. */
  stripe: { secretKey: string; webhookSecret: string; apiUrl: string | undefined } | undefined
  tagManagerId: string | undefined
  outsidePorts: readonly number[]
  /** Absent: nothing is traced. */
  tracing: TracingSettings | undefined
  /** How long an unpaid order keeps its stock. */
  unpaid: { hoursOnline: number; daysTransfer: number }
}

export const isLoopback = (host: string) => ['127.0.0.1', 'localhost', '::1', '[::1]'].includes(host)

const isLocalOnly = ({ HOST, PUBLIC_URL }: z.infer<typeof Environment>) =>
  [HOST, ...(PUBLIC_URL ? [new URL(PUBLIC_URL).hostname] : [])].every(isLoopback)

/** The only reader of the environment. A bad value stops the start with one line that names it. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = Environment.safeParse(set, { error: describeIssue })
  if (!read.success) {
    const problems = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message.replace(/\.$/, '')}`)
    throw new ConfigError(`Bad environment: ${problems.join('; ')}`)
  }
  const env = read.data
  if (env.DEMO === undefined && env.DATABASE_URL === undefined && !isLocalOnly(env))
    throw new ConfigError(
      'Bad environment: DEMO: must be on or off when HOST or PUBLIC_URL is not this machine; the passwords of the demo are public',
    )
  if (env.DATABASE_READ_URL && !env.DATABASE_URL)
    throw new ConfigError('Bad environment: DATABASE_READ_URL: needs DATABASE_URL, the primary of these replicas')
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
    throw new ConfigError('Bad environment: DATABASE_DIRECT_URL: needs DATABASE_URL, the address of the pooler')
  const ca = env.DATABASE_CA && resolve(env.DATABASE_CA)
  const tls = (url: string | undefined) => url && withTls(url, ca)
  return {
    environment: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    metricsToken: env.METRICS_TOKEN,
    storeSecret: { current: env.STORE_SECRET, previous: [env.STORE_SECRET_PREVIOUS ?? []].flat() },
    hsts: env.HSTS === 'off' ? undefined : env.HSTS,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: tls(env.DATABASE_DIRECT_URL ?? env.DATABASE_URL),
    poolerUrl: env.DATABASE_DIRECT_URL && tls(env.DATABASE_URL),
    databaseCa: ca,
    replicas: {
      urls: (env.DATABASE_READ_URL ?? []).map((url) => withTls(url, ca)),
      maxLagMs: env.DATABASE_READ_MAX_LAG * 1000,
    },
    databasePool: env.DATABASE_POOL,
    role: env.ROLE,
    processes: env.PROCESSES,
    stopWaitSeconds: env.STOP_WAIT_SECONDS ?? (env.DATABASE_URL === undefined ? 0 : 2),
    catalogSize: env.CATALOG_SIZE,
    demo: env.DEMO ?? env.DATABASE_URL === undefined,
    logLevel: env.LOG_LEVEL,
    pageCacheSeconds: env.PAGE_CACHE_SECONDS,
    trustedProxies: env.TRUST_PROXY,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `no-reply@${new URL(env.PUBLIC_URL ?? 'http://localhost').hostname}`,
    bucket: bucketOf(env, ''),
    backup: backupOf(env),
    stripe: stripeOf(env),
    tagManagerId: env.TAG_MANAGER_ID,
    outsidePorts: env.OUTSIDE_PORTS ?? [],
    tracing: tracingOf(env),
    unpaid: { hoursOnline: env.UNPAID_HOURS_ONLINE, daysTransfer: env.UNPAID_DAYS_TRANSFER },
  }
}

type Env = z.output<typeof Environment>

function stripeOf(env: Env): Config['stripe'] {
  if (!env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET) return undefined
  if (!env.STRIPE_SECRET_KEY || !env.STRIPE_WEBHOOK_SECRET)
    throw new ConfigError('Bad environment: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together')
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    apiUrl: env.STRIPE_API_URL,
  }
}

function tracingOf(env: Env): TracingSettings | undefined {
  const collector = env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '')
  const url = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (collector && `${collector}/v1/traces`)
  if (!url || env.OTEL_SDK_DISABLED === 'true') return undefined
  const { OTEL_SERVICE_NAME: serviceName, OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: ratio } = env
  return { url, serviceName, sampler, ratio: Number(ratio) }
}
