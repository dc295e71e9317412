import { AppError } from '#shared/app-error.ts'
import type { Call } from '#shared/endpoint.ts'
import { areaOf, inArea } from '../limits/connection-shares.ts'
import type { Context, Implementation } from './implement.ts'
import { PreparedAnswer } from './prepared-answer.ts'

/** Calls endpoints without HTTP, with the same checks: for rendering and tests. */
export function callInProcess(implementations: Implementation[], context: Context): Call {
  const byPath = new Map(implementations.map((i) => [`${i.endpoint.method} ${i.endpoint.path}`, i]))
  const call = async (endpoint: { method: string; path: string }, input: unknown) => {
    const implementation = byPath.get(`${endpoint.method} ${endpoint.path}`)
    if (!implementation) throw new AppError('unknown_path', `No such endpoint: ${endpoint.path}`)
    const answer = await inArea(areaOf(endpoint.path), () => implementation.invoke(context, input))
    if (!(answer instanceof PreparedAnswer)) return answer
    return implementation.endpoint.output.parse(answer.read())
  }
  return call as Call // `implement` has tied each path's answer to its contract
}
