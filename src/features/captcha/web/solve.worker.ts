import { type Challenge, solveChallenge } from '../captcha.rules.ts'

/** What the worker says: how many parts are done, then the answer. */
export type SolverMessage = { done: number } | { answer: string }

const say = (message: SolverMessage) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<Challenge>) =>
  say({ answer: solveChallenge(data, (done) => say({ done })) }),
)
