import { ActionButton } from '#features/staff/web/action-button.tsx'
import { callApi } from '#web/call.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { type ApiKey, revokeApiKey } from '../keys.contract.ts'

export function KeyTable({ keys, editable }: { keys: ApiKey[]; editable: boolean }) {
  if (keys.length === 0) return <p className="text-ink-3">No keys yet.</p>
  return (
    <TableFrame caption="API keys" stacked>
      <thead>
        <tr>
          <Th>Name</Th>
          <Th>Key</Th>
          <Th>Rights</Th>
          <Th>Created by</Th>
          <Th>Last used</Th>
          <Th>
            <span className="sr-only">Change</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key.keyId}>
            <Td label="Name" className="min-w-28 py-2! wrap-anywhere">
              {key.name}
            </Td>
            <Td label="Key" className="py-2! font-mono text-sm whitespace-nowrap">
              ohk_…{key.hint}
            </Td>
            <Td label="Rights" className="py-2!">
              <span className="flex flex-wrap gap-1">
                {key.rights.map((right) => (
                  <Badge key={right}>{right}</Badge>
                ))}
              </span>
            </Td>
            <Td label="Created by" className="py-2! text-sm wrap-anywhere text-ink-2">
              {key.createdBy}, <Moment at={key.createdAt} />
            </Td>
            <Td label="Last used" className="py-2! text-sm text-ink-2">
              {key.lastUsedAt ? <Moment at={key.lastUsedAt} withTime /> : 'Never'}
            </Td>
            <Td className="py-2!">
              <State apiKey={key} editable={editable} />
            </Td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

function State({ apiKey: { keyId, name, revokedAt, orphaned }, editable }: { apiKey: ApiKey; editable: boolean }) {
  if (revokedAt) return <Badge>Revoked</Badge>
  return (
    <span className="flex flex-wrap items-center gap-2 sm:justify-end">
      {orphaned && <Badge tone="warn">Its creator is disabled</Badge>}
      {editable && (
        <ActionButton
          label="Revoke"
          size="sm"
          variant="danger"
          title={`Revoke “${name}”?`}
          description="Programs that use it are refused from their next call. This cannot be undone."
          done="Key revoked"
          send={() => callApi(revokeApiKey, { keyId })}
        />
      )}
    </span>
  )
}
