import { access, constants, statfs } from 'node:fs/promises'
import type { Config } from '#server/config.ts'
import { type Finding, fault, good, warning } from './finding.ts'

const GB = 1024 ** 3
const CURE = 'Delete old backups and logs, or enlarge the disk.'

/** A backup and a large import need room for a while. */
export function judgeSpace(folder: string, free: number, total: number): Finding {
  const says = `${(free / GB).toFixed(1)} GB of ${(total / GB).toFixed(1)} GB are free in ${folder}.`
  if (free < GB / 2 || free < total * 0.02) return fault(says, CURE)
  return free < 3 * GB || free < total * 0.1 ? warning(says, CURE) : good(says)
}

export async function checkDisk({ dataDir }: Config): Promise<Finding[]> {
  try {
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    return [
      fault(
        `${dataDir} (DATA_DIR) cannot be read and written.`,
        'Create it for the user of the store, and run this as that user.',
      ),
    ]
  }
  const { bavail, blocks, bsize } = await statfs(dataDir)
  return [judgeSpace(dataDir, bavail * bsize, blocks * bsize)]
}
