import { EventEmitter } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

export const PNG = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c00' } })
  .png()
  .withMetadata({ exif: { IFD0: { Copyright: 'a secret place' } } })
  .toBuffer()

/** The server of a manufacturer. */
export const maker = {
  asked: [] as string[],
  atOnce: 0,
  most: 0,
  answer: PNG as Buffer | string,
  type: 'image/png',
  status: 200,
  events: new EventEmitter(),
  /** Until then nothing is answered. */
  open: Promise.resolve(),
}
export const server = createServer((request, response) => {
  maker.asked.push(request.url ?? '')
  maker.atOnce += 1
  maker.most = Math.max(maker.most, maker.atOnce)
  maker.events.emit('asked')
  void maker.open.then(() => {
    maker.atOnce -= 1
    const [, to] = /to=(.*)$/.exec(request.url ?? '') ?? []
    if (to) response.writeHead(302, { location: decodeURIComponent(to) }).end()
    else response.writeHead(maker.status, { 'content-type': maker.type }).end(maker.answer)
  })
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
export const portOf = (listening: Server) => (listening.address() as AddressInfo).port // it listens on a port
export const port = portOf(server)
