import { z } from 'zod'

/** Messages of a child process to its parent. */
export const FromChild = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened'), address: z.string() }),
  z.object({ kind: z.literal('failed'), why: z.string() }),
  /** Pages may be different now. */
  z.object({ kind: z.literal('changed') }),
  z.object({ kind: z.literal('wantMetrics'), id: z.int() }),
  z.object({ kind: z.literal('metrics'), id: z.int(), values: z.unknown() }),
])
export type FromChild = z.infer<typeof FromChild>

export const ToChild = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('changed') }),
  z.object({ kind: z.literal('collectMetrics'), id: z.int() }),
  z.object({ kind: z.literal('allMetrics'), id: z.int(), text: z.string() }),
])
export type ToChild = z.infer<typeof ToChild>
