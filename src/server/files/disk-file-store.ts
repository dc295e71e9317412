import { randomBytes } from 'node:crypto'
import { open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { assertFileName, type FileStore } from './file-store.ts'
import { makePrivateFolder, PRIVATE_FILE } from './private-folder.ts'

export function diskFileStore(folder: string): FileStore {
  const pathOf = (name: string) => {
    assertFileName(name)
    return join(folder, name)
  }
  return {
    async put(name, bytes) {
      const path = pathOf(name)
      await makePrivateFolder(dirname(path))
      // Written beside and moved into place, so that a crash leaves no half file under a good name.
      const part = `${path}.${randomBytes(4).toString('hex')}.part`
      try {
        await writeFile(part, bytes, { mode: PRIVATE_FILE })
        await rename(part, path)
      } catch (error) {
        // On a full disk its half would stay for ever.
        await rm(part, { force: true })
        throw error
      }
    },
    async find(name) {
      try {
        return await readFile(pathOf(name))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      }
    },
    async read(name, from, to) {
      const file = await open(pathOf(name))
      try {
        const { bytesRead, buffer } = await file.read(Buffer.alloc(to - from), 0, to - from, from)
        return buffer.subarray(0, bytesRead)
      } finally {
        await file.close()
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}
