import type { ReactNode } from 'react'
import type { z } from 'zod'
import { TextLink } from '#web/ui/display/text-link.tsx'
import type { trouble } from '../staff.contract.ts'
import { FailedJobs } from './failed-jobs.tsx'
import { StaffSection } from './staff-page.tsx'
import { useCan } from './use-staff.ts'

type Lists = z.output<typeof trouble.output>

const row = 'flex items-baseline justify-between gap-4 border-t border-line py-1.5 first:border-t-0'

/** What no queue has a page for: searches without a result, low stock, failed jobs. */
export function ProblemLists({ lists: { misses, lowStock, failedJobs } }: { lists: Lists }) {
  const can = useCan()
  return (
    <>
      {failedJobs.length > 0 && <FailedJobs jobs={failedJobs} />}
      {misses.length > 0 && (
        <List id="misses" title="Searches without results, 7 days">
          {misses.map(({ query, times }) => (
            <li key={query} className={row}>
              <TextLink
                to={`/comListSearch?${new URLSearchParams({ goodsModel: query, fuzzy: 'true' })}`}
                tone="ink"
                className="wrap-anywhere"
              >
                {query}
              </TextLink>
              <span className="font-mono text-ink-3">{times}×</span>
            </li>
          ))}
        </List>
      )}
      {lowStock.length > 0 && (
        <List id="low-stock" title="Low stock, most urgent first">
          {lowStock.map(({ goodsId, goodsModel, brandName, stock }) => (
            <li key={goodsId} className={row}>
              <span className="min-w-0">
                <TextLink
                  to={can('parts.read') ? `/staff/parts/${goodsId}` : `/goods/detail/${goodsId}`}
                  tone="ink"
                  className="font-mono wrap-anywhere"
                >
                  {goodsModel}
                </TextLink>
                <span className="block text-xs text-ink-3">{brandName}</span>
              </span>
              <span className={`font-mono whitespace-nowrap ${stock === 0 ? 'text-copper' : 'text-ink-3'}`}>
                {stock} left
              </span>
            </li>
          ))}
        </List>
      )}
    </>
  )
}

function List({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <StaffSection id={id} title={title}>
      <ul className="text-sm">{children}</ul>
    </StaffSection>
  )
}
