import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { api } from '#app/api.ts'
import { listSettings, readConfig } from '#server/config.ts'
import { AppError, refusals } from '#shared/app-error.ts'
import { COMMANDS } from '../setup/released-files.mjs'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
/** Read by Node itself. */
const OF_NODE = ['NODE_COMPILE_CACHE']
const known = new Set([...listSettings().map(({ name }) => name), ...OF_NODE])
const unknownOf = (names: string[]) => names.filter((name) => !known.has(name))
const fails = (run: () => void) => {
  try {
    run()
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe('the systemd units', () => {
  const services = readdirSync(join(ROOT, 'deploy/systemd')).filter((name) => name.endsWith('.service'))
  const units = services.filter((name) => /^ExecStart=\/usr\/bin\/node /m.test(read(`deploy/systemd/${name}`)))
  const environmentFile = read('deploy/systemd/ohmstead.env')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))

  test.each(units)('%s sets existing variables and starts an existing file', (name) => {
    const unit = read(`deploy/systemd/${name}`).replaceAll('%i', '3000')
    const set = [...environmentFile, ...(/^Environment=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? [])]
    const environment = Object.fromEntries(set.map((one) => [one.split('=')[0], one.slice(one.indexOf('=') + 1)]))
    expect(unknownOf(Object.keys(environment))).toEqual([])
    expect(fails(() => readConfig(environment))).toBe('')
    const [program, script = ''] = /^ExecStart=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? []
    expect(program).toBe('/usr/bin/node')
    expect(existsSync(join(ROOT, script))).toBe(true)
    expect(unit).toMatch(/^User=ohmstead$/m)
    // Of src/app/server.ts: twice the drain time, the limit of a process, and that of its parent.
    const { stopWaitSeconds } = readConfig(environment)
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(2 * stopWaitSeconds + 35)
  })

  test('nginx and Prometheus know the two web services, and Prometheus the worker', () => {
    const started = /^systemctl enable --now (.*)$/m.exec(read('docs/operations/install.md'))?.[1] ?? ''
    const web = [...started.matchAll(/ohmstead-web@(\d+)/g)].map(([, port]) => `127.0.0.1:${port}`)
    expect(web.length).toBe(2)
    const used = [...read('deploy/nginx/upstream.conf').matchAll(/^ {2}server (\S+)/gm)].map(([, address]) => address)
    expect(used).toEqual(web)
    const worker = /PORT=(\d+)/.exec(read('deploy/systemd/ohmstead-worker.service'))?.[1]
    for (const address of [...web, `127.0.0.1:${worker}`])
      expect(read('deploy/prometheus/prometheus.yml')).toContain(address)
  })

  test('commands of the wrapper exist, and use the settings of the services', () => {
    const wrapper = read('deploy/systemd/ohmstead')
    const names = /Usage: ohmstead (.*) \[/.exec(wrapper)?.[1]?.split(' | ') ?? []
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => !COMMANDS.includes(name))).toEqual([])
    const file = /EnvironmentFile=(\S+)/.exec(wrapper)?.[1]
    for (const name of units) expect(read(`deploy/systemd/${name}`)).toContain(`EnvironmentFile=${file}\n`)
    // Without it a backup by hand would look for files in the folder of the release.
    expect(environmentFile).toContain('DATA_DIR=/var/lib/ohmstead')
  })

  test('the wrapper hands the login of its caller to commands over the API, and only to those', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ohmstead-wrapper-'))
    // In place of the programs that start another: they print what they were given.
    for (const name of ['systemd-run', 'runuser'])
      writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} $STAFF_EMAIL $*"\n`, { mode: 0o755 })
    const run = (...args: string[]) =>
      execFileSync('sh', [join(ROOT, 'deploy/systemd/ohmstead'), ...args], {
        encoding: 'utf8',
        env: { PATH: `${folder}:${process.env.PATH}`, RELEASE: ROOT, STAFF_EMAIL: 'ann@shop.example' },
      }).trim()
    const script = (name: string) => `/usr/bin/node ${ROOT}/scripts/${name}.mjs`
    expect(run('staff', 'jobs')).toBe(`runuser ann@shop.example -u ohmstead -- ${script('staff')} jobs`)
    const backup = run('backup', '--keep', '5')
    expect(backup).toMatch(/^systemd-run .*--property=EnvironmentFile=/)
    expect(backup.endsWith(`${script('backup')} --keep 5`)).toBe(true)
    rmSync(folder, { recursive: true })
  })

  test('one is for requests and one for jobs; the backup is a command of the wrapper', () => {
    // Not npm: it does not hand signals on, and the store would be killed instead of stopped.
    const others = services.filter((name) => !units.includes(name))
    const commands = others.map((name) => /^ExecStart=(.+)$/m.exec(read(`deploy/systemd/${name}`))?.[1])
    expect(commands.sort()).toEqual([
      '/usr/local/bin/ohmstead backup --keep-daily 14 --keep-weekly 8',
      '/usr/local/bin/ohmstead backup --tell-failed',
      '/usr/local/bin/ohmstead backup --verify-only',
    ])
    const roles = units.map((name) => /ROLE=(\w+)/.exec(read(`deploy/systemd/${name}`))?.[1])
    expect(roles.sort()).toEqual(['web', 'worker'])
  })

  test('a backup or a verification that fails is told of by another unit', () => {
    for (const name of ['ohmstead-backup', 'ohmstead-backup-verify']) {
      const told = /^OnFailure=(\S+)$/m.exec(read(`deploy/systemd/${name}.service`))?.[1] ?? ''
      expect(read(`deploy/systemd/${told}`)).toContain('ohmstead backup --tell-failed')
      expect(read(`deploy/systemd/${name}.timer`)).toMatch(/^Persistent=true$/m)
    }
  })
})

describe('the configuration of nginx', () => {
  const text = read('deploy/nginx/ohmstead.conf').replaceAll(/^\s*#.*$/gm, '')

  test('is balanced, and every upstream listens where the store does', () => {
    expect(text.split('{').length).toBe(text.split('}').length)
    expect([...text.matchAll(/proxy_pass http:\/\/(\w+);/g)].map(([, name]) => name)).not.toContain(undefined)
    const port = listSettings().find(({ name }) => name === 'PORT')?.defaultValue
    for (const file of ['upstream.conf', 'upstream-compose.conf'])
      expect(read(`deploy/nginx/${file}`)).toMatch(new RegExp(`upstream ohmstead \\{[^}]*server [\\w.-]+:${port} `))
  })

  test('accepts every body size that the store accepts', () => {
    const sizeOf = (address: string) => {
      const blocks = [...text.matchAll(/location (\/\S*) \{([^}]*)\}/g)]
      const best = blocks
        .filter(([, prefix = '']) => address.startsWith(prefix))
        .sort(([, a = ''], [, b = '']) => b.length - a.length)[0]
      const [, count = '5', unit = 'm'] = /client_max_body_size (\d+)([mg])/.exec(best?.[2] ?? '') ?? []
      return Number(count) * 1024 ** (unit === 'g' ? 3 : 2)
    }
    const refused = api(readConfig({ DEMO: 'on' }))
      .map(({ endpoint: { path, body, upload } }) => ({
        path,
        needs: Math.max(body?.maxBytes ?? 0, upload?.maxBytes ?? 0),
      }))
      .filter(({ path, needs }) => needs > sizeOf(path))
    expect(refused).toEqual([])
  })

  test('takes no host out because the store asks callers to wait', () => {
    expect(/proxy_next_upstream (.*);/.exec(text)?.[1]).toBe('error timeout')
    for (const file of ['upstream.conf', 'upstream-compose.conf']) {
      const hosts = [...read(`deploy/nginx/${file}`).matchAll(/^ *(?:# )?server .* max_fails=(\d+)/gm)]
      expect(hosts.length).toBeGreaterThan(0)
      for (const [, fails] of hosts) expect(Number(fails)).toBeGreaterThan(1)
    }
  })

  test('answers as the store does where no host answers', () => {
    const answerOf = (name: string) =>
      new RegExp(`location @${name} \\{[^}]*default_type '([^']*)'[^}]*return \\d+ '([^']*)';`).exec(text)
    const [, type, body = ''] = answerOf('away') ?? []
    expect(type).toMatch(/^application\/json/)
    const { status, code, message } = new AppError(
      'unavailable',
      'The store is not available for a moment. Please try again.',
    )
    expect(JSON.parse(body)).toEqual({ code, msg: message, data: null })
    expect(text).toMatch(new RegExp(`location @away \\{[^}]*Retry-After 2 always;[^}]*return ${status} `))
    expect(JSON.parse(answerOf('too_large')?.[2] ?? '').code).toBe(refusals.too_large)
    expect(answerOf('away_page')?.[1]).toMatch(/^text\/html/)
    expect(text).toMatch(/location \/ \{[^}]*error_page 502 504 = @away_page;/)
  })

  test('logs who has called under the request id of the store, without searches, keys of links and health checks', () => {
    expect(text).toMatch(/proxy_set_header X-Request-Id \$request_id;/)
    const format = /log_format ohmstead([^;]*);/.exec(text)?.[1] ?? ''
    expect(format).toContain('"requestId":"$request_id","address":"$remote_addr"')
    expect(format).not.toMatch(/\$(request|request_uri|args|query_string|http_referer|uri)\b/)
    const hidden = new RegExp(/map \$uri \$ohmstead_path \{[^~]*~(\S+) \S+;/.exec(text)?.[1] ?? 'none')
    const secret = api(readConfig({ DEMO: 'on' })).filter(({ endpoint: { path } }) => /^\/api\/.*:/.test(path))
    expect(secret.map(({ endpoint: { path } }) => path).filter((path) => !hidden.test(path))).toEqual([])
    const probes = new RegExp(/map \$uri \$ohmstead_logged \{[^~]*~(\S+) 0;/.exec(text)?.[1] ?? 'none')
    expect(
      ['/api/live', '/api/ready', '/api/health', '/api/goods/search'].filter((path) => probes.test(path)).length,
    ).toBe(3)
    const logs = [...text.matchAll(/access_log .*;/g)].map(([line]) => line)
    expect(logs.length).toBe(text.split('listen ').length - 1)
    for (const line of logs) expect(line).toContain('/access.log ohmstead')
  })

  test('caches no private answers and does not expose metrics', () => {
    expect(text).toMatch(/proxy_no_cache \$ohmstead_private/)
    expect(text).toMatch(/location = \/metrics \{\s*return 404;/)
    expect(/location \/api\/ \{([^}]*)\}/.exec(text)?.[1]).not.toContain('proxy_cache')
  })
})

describe('the configuration of the database nodes', () => {
  const Login = z.object({ username: z.string(), password: z.string() })
  const node = z
    .object({
      name: z.string(),
      etcd: z.object({ hosts: z.array(z.string()) }),
      restapi: z.object({ connect_address: z.string() }),
      bootstrap: z.object({ dcs: z.object({ ttl: z.number(), synchronous_mode: z.boolean() }) }),
      postgresql: z.object({ connect_address: z.string(), authentication: z.record(z.string(), Login) }),
    })
    .parse(parse(read('deploy/patroni/node.yml')))
  const hosts = node.etcd.hosts.map((host) => host.split(':')[0] ?? '')

  test('loses no confirmed order, and names the node that etcd and HAProxy know', () => {
    expect(node.bootstrap.dcs).toEqual({ ttl: 20, synchronous_mode: true })
    expect(hosts.length).toBe(3)
    const etcd = read('deploy/patroni/etcd.env')
    expect(etcd).toMatch(/^ETCD_ENABLE_V2=true$/m)
    expect(/^ETCD_NAME=(.*)$/m.exec(etcd)?.[1]).toBe(node.name)
    expect(/^ETCD_INITIAL_CLUSTER=(.*)$/m.exec(etcd)?.[1]).toBe(
      hosts.map((host, place) => `db${place + 1}=http://${host}:2380`).join(','),
    )
    const rest = node.restapi.connect_address.split(':')[1]
    const port = node.postgresql.connect_address.split(':')[1]
    const servers = [...read('deploy/haproxy/database.cfg').matchAll(/^ *server (.*)$/gm)].map(([, line]) => line)
    expect(servers).toEqual(hosts.map((host, place) => `db${place + 1} ${host}:${port} check port ${rest}`))
  })
})
