import { createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { closedSocket, DriverSocket, openSocket } from './driver-socket.ts'

async function serve(onConnection: (socket: Socket) => void) {
  const server = createServer(onConnection)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { port, close: () => new Promise((resolve) => server.close(resolve)) }
}

/** Everything the socket tells about its end. */
function watch(socket: Socket): Promise<unknown[]> {
  const told: unknown[] = []
  return new Promise((resolve) => {
    socket.on('error', (error) => told.push('code' in error ? error.code : error.message))
    socket.on('close', (hadError) => {
      told.push(hadError)
      resolve(told)
    })
  })
}

/** Nobody listens there, and nobody is given it by chance. */
const CLOSED = 1

const destination = (port: number) => ({ ssl: false, path: undefined, host: ['127.0.0.1'], port: [port] })

test('a connection that is reset ends in one step, without an error before', async () => {
  const { port, close } = await serve((socket) => {
    socket.write('hello')
    socket.on('data', () => socket.resetAndDestroy())
  })
  const socket = openSocket(destination(port))
  socket.on('data', () => socket.write('bye'))
  expect(await watch(socket)).toEqual([false])
  await close()
})

test('what is written before it is connected is sent', async () => {
  const { port, close } = await serve((socket) => socket.pipe(socket))
  const socket = openSocket(destination(port))
  socket.write('first')
  expect(String(await new Promise((resolve) => socket.once('data', resolve)))).toBe('first')
  socket.destroy()
  await close()
})

test('it is never full, and everything that was written arrives', async () => {
  const { port, close } = await serve((socket) =>
    socket.once('data', () => socket.resume().on('end', () => socket.end())),
  )
  const socket = openSocket(destination(port))
  const told: string[] = []
  socket.on('drain', () => told.push('drain'))
  const much = Buffer.alloc(8 * 1024 * 1024)
  expect([socket.write(much), socket.write('more')]).toEqual([true, true])
  socket.resume().end()
  await watch(socket)
  expect([socket.bytesWritten, told]).toEqual([much.length + 4, []])
  await close()
})

test('a door that is closed is told as an error', async () => {
  expect(await watch(openSocket(destination(CLOSED)))).toEqual(['ECONNREFUSED', true])
})

test('of several hosts each is tried in turn', async () => {
  const { port, close } = await serve((socket) => socket.end('here'))
  const both = { ssl: false, path: undefined, host: ['127.0.0.1', '127.0.0.1'], port: [port, CLOSED] }
  const ends = await Promise.all([openSocket(both), openSocket(both)].map((socket) => watch(socket.resume())))
  expect(ends.map((told) => told[0]).sort()).toEqual(['ECONNREFUSED', false])
  await close()
})

test('behind TLS the driver wraps a plain socket', async () => {
  const { port, close } = await serve((socket) => socket.end())
  const socket = openSocket({ ...destination(port), ssl: 'require' })
  expect(socket).not.toBeInstanceOf(DriverSocket)
  socket.destroy()
  await close()
})

test('one that leads nowhere says so after somebody listens', async () => {
  expect((await watch(closedSocket()))[0]).toBe('CONNECTION_CLOSED')
})
