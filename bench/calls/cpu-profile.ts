import { until } from '#tests/support/process.ts'

/** As the inspector of Node gives it. Times are microseconds. */
export interface CpuProfile {
  nodes: Array<{
    id: number
    callFrame: { functionName: string; url: string }
    children?: number[]
  }>
  samples: number[]
  timeDeltas: number[]
}

/** Takes profiles of a process that was started with `--inspect`. */
export async function profiler(output: () => string) {
  const address = () => /Debugger listening on (ws:\S+)/.exec(output())?.[1]
  await until(async () => address() !== undefined)
  const socket = new WebSocket(address() ?? '')
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const waiting = new Map<number, (result: unknown) => void>()
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(String(data))
    waiting.get(id)?.(result)
    waiting.delete(id)
  }
  let sent = 0
  const send = <T>(method: string, params: object = {}) =>
    new Promise<T>((resolve) => {
      sent += 1
      waiting.set(sent, (result) => resolve(result as T)) // its shape follows from the method
      socket.send(JSON.stringify({ id: sent, method, params }))
    })
  await send('Profiler.enable')
  await send('Profiler.setSamplingInterval', { interval: 200 })
  return {
    async during(work: () => Promise<unknown>): Promise<CpuProfile> {
      await send('Profiler.start')
      await work()
      return (await send<{ profile: CpuProfile }>('Profiler.stop')).profile
    },
    close: () => socket.close(),
  }
}
