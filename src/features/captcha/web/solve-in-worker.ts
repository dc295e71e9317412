import { AppError } from '#shared/app-error.ts'
import type { Challenge } from '../captcha.rules.ts'
import type { SolverMessage } from './solve.worker.ts'

/** Solves in a worker, so that the page stays responsive. Loaded lazily. */
export function solveInWorker({ salt, bits }: Challenge, onPart: (done: number) => void): Promise<string> {
  const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  worker.onmessage = ({ data }: MessageEvent<SolverMessage>) =>
    'answer' in data ? resolve(data.answer) : onPart(data.done)
  worker.onerror = () => reject(new AppError('unavailable', 'The security check could not run. Please try again.'))
  worker.postMessage({ salt, bits })
  return promise.finally(() => worker.terminate())
}
