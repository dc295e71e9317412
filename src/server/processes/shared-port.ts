import { createServer } from 'node:net'

/**
 * On Linux each process listens itself, and the kernel spreads connections evenly. Elsewhere the first process accepts
 * all and hands them on by turns; a connection that is handed to a process at the moment it is killed then hangs.
 */
const hasReusePort = process.platform === 'linux'

/** Options of `listen` for one of several processes. */
export const SHARED_PORT: { reusePort?: boolean } = hasReusePort ? { reusePort: true } : {}

/**
 * The port that the processes share. Asked for alone at first: otherwise a second store could share it unnoticed, and
 * port 0 would be another one for each process.
 */
export function claimPort({ host, port }: { host: string; port: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ host, port, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(address && typeof address === 'object' ? address.port : port))
    })
  })
}
