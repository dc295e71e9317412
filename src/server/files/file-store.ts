/** Storage of uploaded files: on disk, or in a shared bucket. Names are generated, never from users. */
export interface FileStore {
  put(name: string, bytes: Uint8Array): Promise<void>
  find(name: string): Promise<Uint8Array | undefined>
  /** The bytes from one place to before another, of a file that is there. */
  read(name: string, from: number, to: number): Promise<Uint8Array>
  remove(name: string): Promise<void>
}

/** Code of the error when the service that holds the files does not do what it is asked. */
export const FILES_UNAVAILABLE = 'FILES_UNAVAILABLE'

const NAME = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)*$/

/** A name that could leave the store is a bug of ours. */
export function assertFileName(name: string): void {
  if (!NAME.test(name) || name.length > 200) throw new Error(`not a file name: ${name}`)
}
