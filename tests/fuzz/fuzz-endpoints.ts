import { z } from 'zod'
import { type Endpoint, writeQuery } from '#shared/endpoint.ts'
import { randomOf } from '../drills/crowd.ts'
import type { LearnedValues } from './learned-values.ts'
import { NASTY_VALUES } from './nasty-values.ts'
import { pick, type Source, schemaOf, spoil, validValue } from './schema-values.ts'

export interface FuzzRequest {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  /** JSON text, or text that is not JSON. */
  body?: string | FormData
}

export interface FuzzAnswer {
  status: number
  contentType: string
  body: string
}

export interface Caller {
  name: 'visitor' | 'buyer' | 'staff'
  learned: LearnedValues
  /** The token of a valid session. Some calls end the session, so it is requested before every call. */
  token: () => Promise<string | undefined>
}

export interface Finding {
  problem: string
  caller: string
  request: string
  answer: string
}

export interface FuzzRun {
  endpoints: readonly Endpoint[]
  callers: readonly Caller[]
  seed: number
  /** Calls of every endpoint by permitted callers. Others try once. */
  cases: number
  send: (request: FuzzRequest) => Promise<FuzzAnswer>
  /** A body that is not made from the schema, for uploads and signed calls. */
  specialBody?: (endpoint: Endpoint, source: Source) => Partial<FuzzRequest> | undefined
  /** Ends the run early. */
  until?: () => boolean
}

const NO_IDENTITY = 200004
const mayCall = ({ access }: Endpoint, { name }: Caller) => access === 'public' || name === 'staff' || name === access
const isFor = ({ access, knowsCaller }: Endpoint, { name }: Caller) =>
  name === access || (access === 'public' && (name === 'visitor' || knowsCaller === true))

const isFile = ({ path, output }: Endpoint) => !path.startsWith('/api/') || output instanceof z.ZodCustom

/** Calls every endpoint as everybody, with good and bad input. Returns failures and which calls succeeded for whom. */
export async function fuzzEndpoints(run: FuzzRun) {
  const findings: Finding[] = []
  const succeeded = new Set<string>()
  let calls = 0
  const endpoints = shuffled(run.endpoints, run.seed)

  async function call(endpoint: Endpoint, caller: Caller, turn: number) {
    const random = randomFor(run.seed, `${endpoint.method} ${endpoint.path} ${caller.name} ${turn}`)
    const source: Source = { random, known: caller.learned.get }
    const asked = { ...requestFor(endpoint, source, turn), ...(turn > 0 && run.specialBody?.(endpoint, source)) }
    const token = await caller.token()
    const request = { ...asked, headers: { ...asked.headers, ...(token && { token }) } }
    const answer = await run.send(request)
    calls++
    const { problem, data } = judge(endpoint, answer)
    if (problem)
      findings.push({
        problem: `${endpoint.method} ${endpoint.path}: ${problem}`,
        caller: caller.name,
        request: `${request.url} ${typeof request.body === 'string' ? request.body : ''}`.slice(0, 600),
        answer: answer.body.slice(0, 200),
      })
    else if (data !== undefined) {
      succeeded.add(`${endpoint.method} ${endpoint.path}`)
      caller.learned.readFrom(data)
    }
  }

  const reading = endpoints.filter(({ method }) => method === 'GET')
  // Reading first collects ids of orders, addresses and versions.
  for (const endpoint of reading)
    for (const caller of run.callers) if (mayCall(endpoint, caller)) await call(endpoint, caller, 0)
  for (const endpoint of endpoints)
    for (const caller of run.callers)
      for (let turn = 0; turn < (isFor(endpoint, caller) ? run.cases : 1); turn++) {
        if (run.until?.()) return { findings, succeeded, calls }
        await call(endpoint, caller, turn)
      }
  return { findings, succeeded, calls }
}

/** By name: a new endpoint changes nothing about the calls of the others. */
function randomFor(seed: number, name: string): () => number {
  let hash = seed
  for (const character of name) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0
  return randomOf(hash)
}

const shuffled = (endpoints: readonly Endpoint[], seed: number): Endpoint[] =>
  endpoints
    .map((endpoint) => ({ endpoint, place: randomFor(seed, `${endpoint.method} ${endpoint.path}`)() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ endpoint }) => endpoint)

/** Every other call is as the contract wants it, so that the code behind it is reached. */
function requestFor(endpoint: Endpoint, source: Source, turn: number): FuzzRequest {
  const schema = schemaOf(endpoint.input)
  const good = validValue(schema, source)
  const input = turn % 2 === 0 ? good : spoil(good, schema, source)
  const fields: Record<string, unknown> = { ...Object(input) }
  const url = endpoint.path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(wellFormed(fields[name])))
  const { method } = endpoint
  if (method === 'GET') {
    const query = writeQuery(JSON.parse(asJson(fields)))
    return { method, url: `${url}?${query}`, headers: {} }
  }
  const isOdd = turn % 2 === 1 && source.random() < 0.05
  const body = isOdd ? (pick(['', '{', 'null', '[]', '"x"', '1', asJson(NASTY_VALUES)], source) ?? '') : asJson(input)
  return { method, url, headers: { 'content-type': 'application/json' }, body }
}

const wellFormed = (value: unknown) =>
  (typeof value === 'object' && value !== null ? asJson(value) : String(value ?? '0')).toWellFormed() || '0'
const asJson = (value: unknown) => JSON.stringify(value) ?? 'null'

function judge(endpoint: Endpoint, { status, contentType, body }: FuzzAnswer): { problem?: string; data?: unknown } {
  if (status >= 500) return { problem: `answered ${status}` }
  // An address that fits no file may be one of a page, which redirects.
  if (status < 400 && isFile(endpoint) && !contentType.startsWith('application/json')) return { data: null }
  let envelope: unknown
  try {
    envelope = JSON.parse(body)
  } catch {
    return { problem: `answered ${status} without the envelope` }
  }
  const { code, msg, data } = Object(envelope)
  if (typeof code !== 'number' || typeof msg !== 'string' || data === undefined)
    return { problem: `answered ${status} without the envelope` }
  if (status === 200 && code === 0) return { data }
  return code !== NO_IDENTITY && data !== null ? { problem: 'a refusal with data' } : {}
}
