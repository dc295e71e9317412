import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readConfig } from '#server/config.ts'
import { type PublicReads, primaryReads } from '#server/database/replicas/public-reads.ts'
import { createLog } from '#server/log.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import { refusals } from '#shared/app-error.ts'
import { createWorld } from '#tests/support/world.ts'
import { api } from '../api.ts'
import { buildApp } from '../build-app.ts'
import { jobs } from '../jobs.ts'

const ROOT = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const Dashboard = z.object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) })
const Rule = z.object({
  alert: z.string(),
  expr: z.string(),
  labels: z.object({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.object({ summary: z.string(), runbook_url: z.string() }),
})
const Rules = z.object({ groups: z.array(z.object({ rules: z.array(Rule) })) })
const AlertTests = z.object({
  rule_files: z.array(z.string()),
  tests: z.array(
    z.object({
      name: z.string(),
      promql_expr_test: z.array(z.object({ expr: z.string(), exp_samples: z.array(z.object({ value: z.number() })) })),
    }),
  ),
})

const dashboard = Dashboard.parse(JSON.parse(read('deploy/grafana/ohmstead.json')))
const rules = Rules.parse(parse(read('deploy/prometheus/alerts.yml'))).groups.flatMap((group) => group.rules)
const alertTests = ['alerts.test.yml', 'alerts.days.test.yml'].map((name) =>
  AlertTests.parse(parse(read(`deploy/prometheus/${name}`))),
)
const expressions = [
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...rules.map(({ expr }) => expr),
]

const world = await createWorld()
const config = readConfig({ DEMO: 'on', PUBLIC_URL: 'https://store.example' })
const metrics = createMetrics()
/** A store without replicas has no metrics of them. */
const reads: PublicReads = {
  ...primaryReads(world.sql),
  describe: () => ({ primaryCalls: 0, replicas: [{ name: 'db2', isUsable: true, lagMs: 0, calls: 0, fallbacks: 0 }] }),
}
const { sql, services } = world
const app = await buildApp({ config, sql, reads, log: createLog('silent'), services, metrics })
afterAll(() => app.close())

test('dashboard and alerts use only metrics and labels of /metrics', async () => {
  const { body } = await app.inject('/metrics')
  const known = new Set([...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name]) => name ?? ''))
  expect(expressions.length).toBeGreaterThan(50)
  const unknown = expressions.flatMap((expr) =>
    selectorsOf(expr).flatMap(({ name, labels }) => {
      const base = name.replace(/_(bucket|count|sum)$/, '')
      if (name === 'up') return [] // Prometheus' own
      if (!known.has(base)) return [name]
      return labels.filter((label) => !labelsOf(base).includes(label)).map((label) => `${name}{${label}}`)
    }),
  )
  expect(unknown).toEqual([])
})

test('they use only existing routes, reasons of refusals and jobs', () => {
  const known: Record<string, string[]> = {
    route: api(config).map(({ endpoint }) => endpoint.path),
    reason: Object.keys(refusals),
    task: jobs(config).map(({ name }) => name),
  }
  const values = expressions.flatMap((expr) => [...expr.matchAll(/(route|reason|task)[=!]~?"([^"]*)"/g)])
  expect(values.length).toBeGreaterThan(10)
  const unknown = values.filter(([, label = '', value = '']) =>
    label === 'route'
      ? !known.route?.some((one) => new RegExp(`^(?:${value})$`).test(one))
      : value.split('|').some((one) => !known[label]?.includes(one)),
  )
  expect(unknown).toEqual([])
})

test('no metric has a label that Prometheus would rename', async () => {
  const { body } = await app.inject('/metrics')
  expect(body).not.toMatch(/[{,](job|instance)="/)
})

test('every alert is tested to fire and then to end, and nothing else is tested', () => {
  expect(rules.map(({ alert }) => alert)).toEqual([...new Set(rules.map(({ alert }) => alert))])
  for (const { rule_files } of alertTests) expect(rule_files).toEqual(['alerts.yml'])
  const tests = alertTests.flatMap(({ tests }) => tests)
  const isTested = (alert: string) =>
    tests.some(({ promql_expr_test: steps }) => {
      const own = steps.filter(({ expr }) => expr === `count(ALERTS{alertname="${alert}",alertstate="firing"})`)
      const fires = own.findIndex(({ exp_samples: samples }) => samples.some(({ value }) => value > 0))
      return fires >= 0 && own.slice(fires).some(({ exp_samples: samples }) => samples.length === 0)
    })
  expect(rules.filter(({ alert }) => !isTested(alert)).map(({ alert }) => alert)).toEqual([])
  const named = tests.flatMap(({ promql_expr_test: steps }) =>
    steps.map(({ expr }) => /alertname="(\w+)"/.exec(expr)?.[1]),
  )
  expect(named.filter((name) => !rules.some(({ alert }) => alert === name))).toEqual([])
})

test('every alert links to its own section of what to do, and every section is of an alert', () => {
  const sections = read('docs/operations/alerts.md').split(/^## /m).slice(1)
  const names = sections.map((section) => section.split('\n')[0])
  expect(names).toEqual(rules.map(({ alert }) => alert))
  const wrong = rules.filter(
    ({ alert, annotations }) => annotations.runbook_url !== `docs/operations/alerts.md#${alert.toLowerCase()}`,
  )
  expect(wrong).toEqual([])
  const PARTS = ['**Meaning.**', '**Buyers.**', '**Check.**', '**Cure.**']
  expect(sections.filter((section) => PARTS.some((part) => !section.includes(part)))).toEqual([])
})

test('a summary names only labels that its alert has', () => {
  const wrong = rules.filter(({ expr, annotations: { summary } }) =>
    [...summary.matchAll(/\$labels\.(\w+)/g)].some(
      ([, label = '']) => !new RegExp(`by \\([^)]*\\b${label}\\b`).test(expr) && /\b(sum|min|max|absent)\b/.test(expr),
    ),
  )
  expect(wrong).toEqual([])
})

/** Prometheus itself adds the first three. */
function labelsOf(name: string): string[] {
  const metric: unknown = metrics.registry.getSingleMetric(name)
  return ['job', 'instance', 'le', ...z.object({ labelNames: z.array(z.string()) }).parse(metric).labelNames]
}

const GROUPING = /\b(by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/g
const WORDS = new Set(['and', 'or', 'unless', 'offset', 'bool'])

/** The metrics that an expression of Prometheus names, with the labels it selects or groups them by. */
function selectorsOf(expr: string): Array<{ name: string; labels: string[] }> {
  const grouped = [...expr.matchAll(GROUPING)].flatMap(([, , list = '']) =>
    list
      .split(',')
      .map((label) => label.trim())
      .filter((label) => label !== ''),
  )
  const bare = expr.replaceAll(GROUPING, ' ').replaceAll(/\[[^\]]*\]|\boffset \w+/g, ' ')
  const selectors = [...bare.matchAll(/\b([a-z_]\w*)\s*(\{[^}]*\})?(?!\w*\s*\()/g)]
  return selectors
    .filter(([, name = '']) => !WORDS.has(name))
    .map(([, name = '', matchers = '']) => ({
      name,
      labels: [...grouped, ...[...matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label)],
    }))
}
