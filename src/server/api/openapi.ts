import { z } from 'zod'
import { type Reason, refusals, statusOf } from '#shared/app-error.ts'
import { addressesOf, type Endpoint } from '#shared/endpoint.ts'

type Json = Record<string, unknown>

/** The machine-readable description of every endpoint, made from the contracts themselves. */
export function describeApi(endpoints: Endpoint[], publicUrl: string | undefined): Json {
  const paths: Record<string, Json> = {}
  for (const [endpoint, address] of endpoints.flatMap((one) => addressesOf(one).map((at) => [one, at] as const))) {
    const path = address.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeEndpoint(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Store API',
      version: '1',
      description:
        'Every answer is { code, msg, data }; code 0 is success. Codes: ' +
        (Object.keys(refusals) as Reason[]) // the keys of the table
          .map((reason) => `${refusals[reason]} ${reason} (HTTP ${statusOf(reason)})`)
          .join(', '),
    },
    ...(publicUrl ? { servers: [{ url: publicUrl }] } : {}),
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } } },
    paths,
  }
}

function describeEndpoint(endpoint: Endpoint): Json {
  const input = schemaOf(endpoint.input, 'input')
  const isFile = !endpoint.path.startsWith('/api/') || endpoint.output instanceof z.ZodCustom
  const answer = isFile
    ? { description: 'The file itself', content: { '*/*': {} } }
    : {
        description: 'The envelope',
        content: { 'application/json': { schema: envelopeOf(schemaOf(endpoint.output, 'output')) } },
      }
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'files'],
    ...(endpoint.access === 'public' ? {} : { security: [{ token: [] }] }),
    ...(endpoint.method === 'GET'
      ? { parameters: parametersOf(endpoint, input) }
      : { requestBody: { content: bodyOf(endpoint, input) } }),
    responses: { 200: answer },
  }
}

/** A file travels with the other fields as multipart. */
function bodyOf({ upload }: Endpoint, input: Json): Json {
  if (!upload) return { 'application/json': { schema: input } }
  const properties = { ...Object(input.properties), file: { type: 'string', format: 'binary' } }
  return { 'multipart/form-data': { schema: { ...input, properties } } }
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })

const envelopeOf = (data: Json): Json => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: { code: { type: 'integer' }, msg: { type: 'string' }, data },
})

function parametersOf({ path }: Endpoint, input: Json): Json[] {
  const required = new Set(Array.isArray(input.required) ? input.required : [])
  return Object.entries((input.properties ?? {}) as Json).map(([name, schema]) => {
    const inPath = path.includes(`:${name}`)
    return { name, in: inPath ? 'path' : 'query', required: inPath || required.has(name), schema }
  })
}
