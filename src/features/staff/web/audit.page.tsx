import { History } from 'lucide-react'
import { type ClientLoaderFunctionArgs, Form } from 'react-router'
import { callApi } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { type AuditEntry, auditTrail } from '../staff.contract.ts'
import { queryOf, readPageNumber } from './paged-address.ts'
import { StaffPage } from './staff-page.tsx'
import { StaffPagination } from './staff-pagination.tsx'

const PAGE_SIZE = 50
const AUDIT = '/staff/audit'

/** First part of an action's address, and what the screens call it. */
const AREAS = [
  ['order', 'Orders and returns'],
  ['payment', 'Payments'],
  ['enquiry', 'Quotes'],
  ['feedback', 'Messages'],
  ['customer', 'Customers'],
  ['parts', 'Parts'],
  ['purchasing', 'Purchasing'],
  ['import', 'Imports'],
  ['catalog', 'Categories and manufacturers'],
  ['search', 'Searches'],
  ['content', 'Content'],
  ['newsletter', 'Newsletter'],
  ['shop', 'Shop'],
  ['shipping', 'Shipping'],
  ['tax', 'Tax'],
  ['settings', 'Currencies and checklist'],
  ['integrations', 'API keys and webhooks'],
  ['people', 'Staff and roles'],
  ['work', 'Assignments and notes'],
  ['me', 'Own account and exports'],
] as const

export const meta = () => [{ title: 'Audit trail | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(request)
  const filter = {
    keyword: (query.get('keyword') ?? '').trim().slice(0, 254),
    area: AREAS.find(([area]) => area === query.get('area'))?.[0] ?? '',
    ...readDay(query, 'from'),
    ...readDay(query, 'to'),
  }
  const pageNumber = readPageNumber(query)
  return { filter, pageNumber, ...(await callApi(auditTrail, { ...filter, pageNumber, pageSize: PAGE_SIZE })) }
}

const readDay = (query: URLSearchParams, name: 'from' | 'to'): Partial<Record<'from' | 'to', string>> => {
  const day = query.get(name) ?? ''
  return /^\d{4}-\d\d-\d\d$/.test(day) ? { [name]: day } : {}
}

type PageData = Awaited<ReturnType<typeof clientLoader>>

/** The audit trail. Entries cannot be changed. */
export default function AuditPage({ loaderData: { list, totalCount, filter, pageNumber } }: { loaderData: PageData }) {
  const isFiltered = Object.values(filter).some(Boolean)
  return (
    <StaffPage title="Audit trail" lead="Every change made by staff. Entries cannot be edited or removed.">
      <AuditSearch key={JSON.stringify(filter)} filter={filter} />
      {list.length === 0 ? (
        <EmptyState icon={<History aria-hidden="true" />} title={isFiltered ? 'No entry found' : 'No entries yet'}>
          {filter.keyword &&
            'Search for the whole number of an order, quote, transfer or return, a whole staff e-mail address, or the address of a computer.'}
        </EmptyState>
      ) : (
        <>
          <TableFrame caption="Audit trail" stacked>
            <thead>
              <tr>
                <Th>When</Th>
                <Th>Who</Th>
                <Th>What</Th>
                <Th>About</Th>
                <Th>Before and after</Th>
                <Th>From</Th>
              </tr>
            </thead>
            <tbody>
              {list.map((entry) => (
                <Entry key={entry.auditId} entry={entry} />
              ))}
            </tbody>
          </TableFrame>
          <StaffPagination
            path={AUDIT}
            pageNumber={pageNumber}
            pageSize={PAGE_SIZE}
            totalCount={totalCount}
            nouns={['entry', 'entries']}
            exported={{ list: 'audit-trail', filter }}
          />
        </>
      )}
    </StaffPage>
  )
}

function AuditSearch({ filter: { keyword, area, from, to } }: { filter: PageData['filter'] }) {
  return (
    <Form role="search" action={AUDIT} className="flex flex-wrap items-end gap-2">
      <Field label="Number, staff e-mail or IP address" className="max-w-100 grow">
        <TextInput name="keyword" type="search" defaultValue={keyword} maxLength={254} mono />
      </Field>
      <Field label="What">
        <NativeSelect name="area" defaultValue={area}>
          <option value="">Everything</option>
          {AREAS.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="From day (UTC)">
        <TextInput name="from" type="date" defaultValue={from ?? ''} />
      </Field>
      <Field label="To day (UTC)">
        <TextInput name="to" type="date" defaultValue={to ?? ''} />
      </Field>
      <Button type="submit">Search</Button>
    </Form>
  )
}

/** `/api/staff/order/returned/answer` is "order returned answer". */
const nameOfAction = (action: string) => action.replace('/api/staff/', '').replaceAll('/', ' ')

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Only what is different. */
function changesOf({ before, after }: AuditEntry) {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names]
    .map((name) => ({ name, from: textOf(before?.[name] ?? null), to: textOf(after?.[name] ?? null) }))
    .filter(({ from, to }) => from !== to)
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, who, action, subject, input, address, userAgent } = entry
  const changes = changesOf(entry)
  return (
    <tr>
      <Td label="When" className="py-2! text-sm">
        <Moment at={at} withTime />
      </Td>
      <Td label="Who" className="py-2! max-w-52 wrap-anywhere">
        {who}
      </Td>
      <Td label="What" className="py-2!">
        {nameOfAction(action)}
      </Td>
      <Td label="About" className="py-2! font-mono wrap-anywhere">
        {subject}
      </Td>
      <Td label="Changed" className="py-2! max-w-100 text-sm">
        <ul>
          {changes.map(({ name, from, to }) => (
            <li key={name} className="wrap-anywhere">
              {name}: {from} → {to}
            </li>
          ))}
        </ul>
        <details>
          <summary className="inline-block py-0.5 text-ink-3 underline">Details</summary>
          <pre className="text-xs wrap-anywhere whitespace-pre-wrap">{JSON.stringify(input, null, 1)}</pre>
        </details>
      </Td>
      <Td label="From" className="py-2! text-sm text-ink-3">
        <span title={userAgent}>{address}</span>
      </Td>
    </tr>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from './staff-error.tsx'
