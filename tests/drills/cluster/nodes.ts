import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { dataOwner, handOver, type Owner } from '#server/database/embedded/embedded-owner.ts'
import { freePort } from '#server/database/embedded/processes.ts'
import { startProxy } from '../../support/tcp-proxy.ts'
import { descendantsOf, POSTGRES_BIN, type Programs, signal } from './programs.ts'

type Proxy = Awaited<ReturnType<typeof startProxy>>

export interface Member {
  name: string
  role: string
  state: string
}

interface Node {
  name: string
  folder: string
  restPort: number
  /** Everything that leads to the node or away from it, so that it can be cut off. */
  proxies: { database: Proxy; rest: Proxy; etcd: Proxy }
}

/** deploy/patroni/node.yml, as far as the drill changes it. */
const DEPLOYED = z
  .looseObject({
    bootstrap: z.looseObject({}),
    postgresql: z.looseObject({ parameters: z.looseObject({}) }),
  })
  .parse(parse(readFileSync(join(import.meta.dirname, '../../../deploy/patroni/node.yml'), 'utf8')))

export const PASSWORD = 'of-this-drill-only'

/** Three PostgreSQL nodes under Patroni, and one etcd; all on loopback. */
export class Nodes {
  readonly #programs: Programs
  readonly #owner: Owner
  readonly #nodes: Node[]

  private constructor(programs: Programs, owner: Owner, nodes: Node[]) {
    this.#programs = programs
    this.#owner = owner
    this.#nodes = nodes
  }

  static async start(programs: Programs, folder: string): Promise<Nodes> {
    const owner = await dataOwner(join(folder, 'no-such-folder'))
    const [client, peer] = [await freePort(), await freePort()]
    const etcd = join(folder, 'etcd')
    const at = (port: number) => `http://127.0.0.1:${port}`
    programs.start(
      'etcd',
      'etcd',
      [
        ...['--data-dir', etcd, '--listen-client-urls', at(client), '--advertise-client-urls', at(client)],
        ...['--listen-peer-urls', at(peer), '--initial-advertise-peer-urls', at(peer)],
        ...['--initial-cluster', `default=${at(peer)}`, '--logger', 'zap', '--enable-v2'],
      ],
      {},
      { ETCD_UNSUPPORTED_ARCH: 'arm64' }, // said to be untested there; without it etcd refuses to start
    )
    const nodes: Node[] = []
    for (const name of ['node1', 'node2', 'node3']) nodes.push(await createNode(name, folder, client, owner))
    const cluster = new Nodes(programs, owner, nodes)
    for (const { name } of nodes) cluster.#startAgent(name)
    return cluster
  }

  /** Addresses of the database on all nodes, through what can be cut. */
  get ports(): number[] {
    return this.#nodes.map(({ proxies }) => proxies.database.port)
  }

  /** What HAProxy needs of each node. */
  get checked(): Array<{ database: number; rest: number }> {
    return this.#nodes.map(({ proxies }) => ({ database: proxies.database.port, rest: proxies.rest.port }))
  }

  /** What the cluster says about itself, asked of the first node that answers. */
  async members(except?: string): Promise<Member[]> {
    for (const { name, restPort } of this.#nodes) {
      if (name === except) continue
      try {
        const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal: AbortSignal.timeout(1000) })
        const { members } = (await answer.json()) as { members: Member[] }
        if (members.length > 0) return members
      } catch {
        // Another one may answer.
      }
    }
    return []
  }

  /** Whether a node leads and sends its changes to both others, to one of them synchronously. What a thawed node last said of itself is not true. */
  async whole(): Promise<boolean> {
    const members = await this.members()
    const leader = members.find(({ role, state }) => role === 'leader' && state === 'running')
    if (!leader || !members.some(({ role }) => role === 'sync_standby')) return false
    const streaming = await this.#countStreaming(leader.name).catch(() => 0)
    return streaming === this.#nodes.length - 1
  }

  async #countStreaming(leader: string): Promise<number> {
    const answer = await fetch(`http://127.0.0.1:${this.#node(leader).restPort}/patroni`, {
      signal: AbortSignal.timeout(1000),
    })
    const { replication = [] } = (await answer.json()) as { replication?: { state: string }[] }
    return replication.filter(({ state }) => state === 'streaming').length
  }

  async leader(except?: string): Promise<string | undefined> {
    const found = (await this.members(except)).find(({ role, state }) => role === 'leader' && state === 'running')
    return found && found.name !== except ? found.name : undefined
  }

  /** As `patronictl reinit`: a node that lost its leader in the middle of a rewind stays "starting". */
  async reinitialiseStuck(): Promise<string[]> {
    const stuck = (await this.members()).filter(({ state }) => state === 'starting')
    for (const { name } of stuck)
      await fetch(`http://127.0.0.1:${this.#node(name).restPort}/reinitialize`, {
        method: 'POST',
        body: JSON.stringify({ force: true }),
        signal: AbortSignal.timeout(10_000),
      })
    return stuck.map(({ name }) => name)
  }

  /** Power off: the agent, PostgreSQL and all its sessions. */
  async kill(name: string): Promise<void> {
    const pids = this.#pidsOf(name)
    for (const pid of pids) signal(pid, 'SIGKILL')
    await this.#programs.kill(name)
  }

  revive(name: string): void {
    this.#startAgent(name)
  }

  freeze(name: string): void {
    for (const pid of this.#pidsOf(name)) signal(pid, 'SIGSTOP')
  }

  thaw(name: string): void {
    for (const pid of this.#pidsOf(name)) signal(pid, 'SIGCONT')
  }

  /** Nothing reaches it and nothing comes from it, and no connection is closed. */
  cutOff(name: string): void {
    for (const proxy of Object.values(this.#node(name).proxies)) {
      proxy.freezeOpen()
      proxy.freezeNew(true)
    }
  }

  heal(name: string): void {
    for (const proxy of Object.values(this.#node(name).proxies)) proxy.freezeNew(false)
  }

  async stop(): Promise<void> {
    for (const { name } of this.#nodes) {
      this.thaw(name)
      await this.kill(name)
    }
    for (const { proxies } of this.#nodes) for (const proxy of Object.values(proxies)) await proxy.close()
  }

  #node(name: string): Node {
    const node = this.#nodes.find((one) => one.name === name)
    if (!node) throw new Error(`no node ${name}`)
    return node
  }

  #startAgent(name: string): void {
    this.#programs.start(name, 'patroni', [join(this.#node(name).folder, 'patroni.yml')], this.#owner)
  }

  /** PostgreSQL is not a child of its agent any more once the agent was killed. */
  #pidsOf(name: string): number[] {
    const agent = this.#programs.pidOf(name)
    const postmaster = postmasterOf(this.#node(name).folder)
    return [agent, ...descendantsOf(agent), postmaster, ...(postmaster ? descendantsOf(postmaster) : [])].filter(
      Boolean,
    )
  }
}

function postmasterOf(folder: string): number {
  try {
    const pid = Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0])
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder) ? pid : 0
  } catch {
    return 0
  }
}

async function createNode(name: string, parent: string, etcdPort: number, owner: Owner): Promise<Node> {
  const folder = join(parent, name)
  const [port, restPort] = [await freePort(), await freePort()]
  const to = (target: number) => startProxy({ host: '127.0.0.1', port: target })
  const proxies = { database: await to(port), rest: await to(restPort), etcd: await to(etcdPort) }
  const login = (username: string) => ({ username, password: PASSWORD })
  // The deployed file, with addresses and folders of this drill. YAML takes JSON as it is.
  const settings = {
    ...DEPLOYED,
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${proxies.rest.port}` },
    etcd: { hosts: [`127.0.0.1:${proxies.etcd.port}`], use_proxies: true },
    bootstrap: {
      ...DEPLOYED.bootstrap,
      pg_hba: ['host replication all 127.0.0.1/32 scram-sha-256', 'host all all 127.0.0.1/32 scram-sha-256'],
    },
    postgresql: {
      ...DEPLOYED.postgresql,
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${proxies.database.port}`,
      bin_dir: POSTGRES_BIN,
      data_dir: join(folder, 'data'),
      pgpass: join(folder, 'pgpass'),
      authentication: { superuser: login('postgres'), replication: login('replicator'), rewind: login('rewinder') },
      parameters: {
        ...DEPLOYED.postgresql.parameters,
        unix_socket_directories: folder,
        shared_buffers: '64MB',
        ssl: 'off',
      },
    },
  }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, 'patroni.yml'), JSON.stringify(settings), { mode: 0o600 })
  await handOver(folder, owner)
  return { name, folder, restPort, proxies }
}
