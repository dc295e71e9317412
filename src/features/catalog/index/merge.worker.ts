import { parentPort } from 'node:worker_threads'
import { mergeSegments } from './merge.ts'
import type { Segment } from './segment.ts'

parentPort?.on('message', (segments: Segment[]) => parentPort?.postMessage(mergeSegments(segments)))
