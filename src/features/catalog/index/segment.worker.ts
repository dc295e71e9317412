import { parentPort } from 'node:worker_threads'
import { buildSegment } from './build-segment.ts'
import { mergeSegments } from './merge.ts'
import type { SegmentTask } from './segment-thread.ts'

parentPort?.on('message', (task: SegmentTask) =>
  parentPort?.postMessage('rows' in task ? buildSegment(task.rows) : mergeSegments(task.segments)),
)
