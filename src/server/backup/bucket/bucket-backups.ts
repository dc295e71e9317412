import { mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Bucket } from '../../files/s3-file-store.ts'
import { BackupError } from '../backup-error.ts'
import { isBackupName } from '../backup-names.rules.ts'
import { MANIFESTS } from '../manifest.ts'
import { openBucket } from './bucket-client.ts'

export interface BackupBucket extends Bucket {
  /** Names of its backups begin with it. */
  prefix: string
}

/** Below the folder of a backup, and nowhere else. */
const isInside = (path: string) =>
  path !== '' && !path.includes('\\') && path.split('/').every((part) => !['', '.', '..'].includes(part))

/** Backups in a bucket. A manifest is written last and deleted first: without it there is no backup. */
export function backupsIn(settings: BackupBucket) {
  const client = openBucket(settings)
  const root = `${settings.prefix}/`
  const find = (name: string) => client.list(`${root}${name}/`)
  const isManifest = (key: string) => MANIFESTS.includes(key.split('/').at(-1) ?? '')
  const isComplete = async (name: string) => (await client.list(`${root}${name}/manifest.`)).length > 0

  async function listNames(): Promise<{ complete: string[]; partial: string[] }> {
    const complete: string[] = []
    const partial: string[] = []
    for (const name of (await client.listFolders(root)).filter(isBackupName))
      ((await isComplete(name)) ? complete : partial).push(name)
    return { complete, partial }
  }

  return {
    addressOf: (name: string) => `s3://${settings.bucket}/${root}${name}`,
    listNames,

    async send(folder: string, name: string, onProgress: (what: string) => void): Promise<void> {
      if (await isComplete(name)) throw new BackupError(`The bucket ${settings.bucket} has ${name} already.`)
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name: file }) => relative(folder, join(parentPath, file)).replaceAll('\\', '/'))
      for (const file of files.sort((a, b) => Number(isManifest(a)) - Number(isManifest(b)))) {
        onProgress(`sending ${file}`)
        await client.upload(join(folder, file), `${root}${name}/${file}`)
      }
    },

    /** Into a new folder. */
    async fetch(name: string, folder: string, onProgress: (what: string) => void): Promise<void> {
      const objects = await find(name)
      if (!objects.some(({ key }) => isManifest(key))) {
        const { complete } = await listNames()
        const newest = complete.toSorted().slice(-5).join(', ') || 'none'
        throw new BackupError(`The bucket ${settings.bucket} has no backup ${name}. The newest ones are: ${newest}.`)
      }
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      for (const object of objects) {
        const file = object.key.slice(`${root}${name}/`.length)
        if (!isInside(file)) throw new BackupError(`${object.key} is no file of a backup. Nothing was changed.`)
        onProgress(`fetching ${file}`)
        await mkdir(dirname(join(folder, file)), { recursive: true, mode: 0o700 })
        await client.download(object, join(folder, file))
      }
    },

    async remove(name: string): Promise<void> {
      const objects = await find(name)
      const first = objects.filter(({ key }) => isManifest(key))
      for (const { key } of [...first, ...objects.filter((one) => !first.includes(one))]) await client.remove(key)
    },
  }
}

export type BucketBackups = ReturnType<typeof backupsIn>
