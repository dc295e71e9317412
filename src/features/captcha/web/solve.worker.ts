import { type Challenge, solveChallenge } from '../captcha.rules.ts'

/** Messages of the worker: progress, then the answer. */
export type SolverMessage = { done: number } | { answer: string }

const say = (message: SolverMessage) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<Challenge>) =>
  say({ answer: solveChallenge(data, (done) => say({ done })) }),
)
