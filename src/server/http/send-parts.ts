import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { FileParts } from '#shared/file-answer.ts'
import { readRange } from './byte-range.ts'

/** In memory at a time, per viewer. */
const PART_BYTES = 512 * 1024

/** A large file, part by part as it is taken. Players ask for ranges; some play nothing without them. */
export function sendParts(reply: FastifyReply, parts: FileParts): FastifyReply {
  const { size } = parts
  reply.header('accept-ranges', 'bytes')
  const range = readRange(reply.request.headers.range, size)
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send('')
  const { from, to } = range ?? { from: 0, to: size }
  if (range) reply.code(206).header('content-range', `bytes ${from}-${to - 1}/${size}`)
  reply.header('content-length', to - from)
  return reply.send(Readable.from(readParts(parts, from, to), { objectMode: false }))
}

async function* readParts({ read }: FileParts, from: number, to: number) {
  for (let at = from; at < to; at += PART_BYTES) yield await read(at, Math.min(to, at + PART_BYTES))
}
