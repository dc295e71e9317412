import { rm } from 'node:fs/promises'
import { makeTemporaryFolder } from '../files/temporary-folder.ts'

/** Where the file of one request is written; made when there is one. */
export interface UploadFolder {
  path(): Promise<string>
}

/** The folder is removed at the end, however it comes. */
export async function withUploadFolder<T>(use: (folder: UploadFolder) => Promise<T>): Promise<T> {
  let made: Promise<string> | undefined
  const path = () => {
    made ??= makeTemporaryFolder('upload')
    return made
  }
  try {
    return await use({ path })
  } finally {
    // What cannot be removed now is removed at the next start.
    await made?.then((folder) => rm(folder, { recursive: true, force: true })).catch(() => {})
  }
}
