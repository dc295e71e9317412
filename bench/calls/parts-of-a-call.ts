import type { CpuProfile } from './cpu-profile.ts'

/** What the code is for, by where it is: the first pattern that fits one of the innermost frames. */
const PARTS = [
  ['collecting garbage', /^\(garbage collector\)$/],
  ['waiting', /^\((?:idle|root)\)$/],
  ['statements and rows', /node_modules\/postgres\/|src\/server\/database\//],
  ['contracts (zod)', /node_modules\/zod\//],
  ['rendering', /node_modules\/(?:react|react-dom|react-router|@react-router)\/|build\/server\//],
  [
    'HTTP, parsing, logs',
    /node_modules\/(?:fastify|find-my-way|@fastify|pino|avvio|light-my-request)[/]|src\/server\/http\//,
  ],
  ['access, keys, answers', /src\/server\/(?:api|limits|metrics|tracing|log)|src\/shared\/(?:rights|team|endpoint)/],
  ['jobs and mails', /src\/server\/(?:jobs|mail)/],
  ['session', /src\/features\/account\//],
  ['shop and settings', /src\/features\/shop\//],
  ['rest of the business', /src\/(?:features|app|shared)\//],
  ['Node: sockets, streams, timers', /^node:|^$/],
] as const

export type Part = (typeof PARTS)[number][0] | 'other'

/** Milliseconds of each part. Time belongs to the innermost frame that says what it is for. */
export function shareOf({ nodes, samples, timeDeltas }: CpuProfile): Map<Part, number> {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const partOf = (id: number): Part => {
    let inNode: Part = 'other'
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const frame = byId.get(at)?.callFrame
      if (!frame) break
      const place = frame.url === '' ? frame.functionName : frame.url
      const part = PARTS.find(([, pattern]) => pattern.test(place))?.[0]
      if (part === 'Node: sockets, streams, timers') inNode = part
      else if (part && part !== 'waiting') return part
      else if (part === 'waiting') return inNode === 'other' ? part : inNode
    }
    return inNode
  }
  const parts = new Map(nodes.map(({ id }) => [id, partOf(id)]))
  const times = new Map<Part, number>()
  for (const [place, id] of samples.entries()) {
    const part = parts.get(id) ?? 'other'
    times.set(part, (times.get(part) ?? 0) + (timeDeltas[place] ?? 0) / 1000)
  }
  times.delete('waiting')
  return times
}
