import type { z } from 'zod'
import { type BackupRun, backupRuns } from '#features/staff/staff-backups.contract.ts'
import { Age } from '#features/staff/web/age.tsx'
import { callApi } from '#web/call.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { SettingsFrame } from './settings-frame.tsx'

export const meta = () => [{ title: 'Backups | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export const clientLoader = () => callApi(backupRuns, {})

/** What the command for backups has recorded. */
export default function BackupsPage({ loaderData: { list } }: { loaderData: z.output<typeof backupRuns.output> }) {
  return (
    <SettingsFrame
      title="Backups"
      lead="The last backups, newest first, and the verifications that restore one into a separate database. A command on the server makes them."
    >
      {list.length === 0 ? (
        <p className="text-ink-3">No backups yet. They are set up on the server with the command “npm run backup”.</p>
      ) : (
        <RunTable runs={list} />
      )}
    </SettingsFrame>
  )
}

const KINDS: Record<BackupRun['kind'], string> = {
  backup: 'Backup',
  verification: 'Verification',
  restore: 'Restore',
}

function RunTable({ runs }: { runs: BackupRun[] }) {
  return (
    <TableFrame caption="Backups" stacked>
      <thead>
        <tr>
          <Th>Started</Th>
          <Th>Run</Th>
          <Th>Result</Th>
          <Th numeric>Size</Th>
          <Th>Copies</Th>
          <Th>Verified</Th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <tr key={run.id}>
            <Td label="Started" className="py-2! text-sm">
              <Moment at={run.startedAt} withTime />
              <span className="block text-ink-3">
                <Age at={run.startedAt} /> ago
              </span>
            </Td>
            <Td label="Run" className="py-2!">
              {KINDS[run.kind]}
              {run.kind !== 'backup' && run.backupAt && (
                <span className="block text-sm text-ink-3">
                  of <Moment at={run.backupAt} withTime />
                </span>
              )}
            </Td>
            <Td label="Result" className="max-w-80 py-2! wrap-anywhere">
              <Result run={run} />
            </Td>
            <Td label="Size" numeric className="py-2! whitespace-nowrap">
              {run.bytes === null ? '–' : sizeText(run.bytes)}
            </Td>
            <Td label="Copies" className="max-w-80 py-2! text-sm wrap-anywhere text-ink-2">
              <Copies run={run} />
            </Td>
            <Td label="Verified" className="py-2! text-sm text-ink-2">
              {run.kind === 'backup' &&
                run.state === 'good' &&
                (run.verifiedAt ? <Moment at={run.verifiedAt} withTime /> : 'Never')}
            </Td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

const RESULTS = {
  running: <Badge>Running</Badge>,
  good: <Badge tone="good">Successful</Badge>,
  failed: <Badge tone="bad">Failed</Badge>,
  interrupted: <Badge tone="bad">Interrupted</Badge>,
} as const

function Result({ run: { state, error } }: { run: BackupRun }) {
  return (
    <>
      {RESULTS[state]}
      {error && <span className="mt-1 block text-sm text-ink-2">{error}</span>}
    </>
  )
}

function Copies({ run: { kind, places, isEncrypted } }: { run: BackupRun }) {
  return (
    <>
      {places.map((place) => (
        <span key={place} className="block">
          {place}
        </span>
      ))}
      {kind === 'backup' && isEncrypted !== null && places.length === 0 && 'Deleted'}
      {isEncrypted !== null && places.length > 0 && (
        <span className="block text-ink-3">{isEncrypted ? 'Encrypted' : 'Not encrypted'}</span>
      )}
    </>
  )
}

const UNITS = ['kB', 'MB', 'GB', 'TB'] as const

/** 5.3 MB: in thousands, as disks are sold and buckets are billed. */
function sizeText(bytes: number): string {
  const step = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)))
  return `${(bytes / 1000 ** step).toFixed(1)} ${UNITS[step - 1]}`
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
