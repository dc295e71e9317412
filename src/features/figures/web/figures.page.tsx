import type { ClientLoaderFunctionArgs } from 'react-router'
import plotStyles from 'uplot/dist/uPlot.min.css?url'
import type { z } from 'zod'
import { FilterTabs } from '#features/staff/web/filter-tabs.tsx'
import { queryOf } from '#features/staff/web/paged-address.ts'
import { StaffPage, StaffSection, TwoColumns } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { staffFigures } from '../figures.contract.ts'
import { shiftPeriod } from '../figures.rules.ts'
import { AbandonedCarts } from './abandoned-carts.tsx'
import { CostsButton } from './costs-button.tsx'
import { GroupTable } from './group-table.tsx'
import { KeyFigures } from './key-figures.tsx'
import { PLOTS, type PlotName, SalesPlot } from './sales-plot.tsx'
import { SaveList } from './save-list.tsx'

export const links = () => [{ rel: 'stylesheet', href: plotStyles }]

export const meta = () => [{ title: 'Figures | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

const PERIOD = /^20\d\d(-(0[1-9]|1[0-2]))?$/

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(request)
  const asked = query.get('period') ?? ''
  const period = PERIOD.test(asked) ? asked : new Date().toISOString().slice(0, 7)
  const currency = query.get('currency') === 'CNY' ? ('CNY' as const) : ('USD' as const)
  const plot = PLOTS.find((one) => one === query.get('plot')) ?? ('sales' as const)
  return { period, currency, plot, figures: await callApi(staffFigures, { period, currency }) }
}
export type FiguresData = Awaited<ReturnType<typeof clientLoader>>
export type Figures = z.output<typeof staffFigures.output>

const addressOf = (period: string, currency: string, plot: PlotName = 'sales') =>
  `/staff/figures?${new URLSearchParams({
    period,
    ...(currency !== 'USD' && { currency }),
    ...(plot !== 'sales' && { plot }),
  })}`

const PLOT_NAMES = { sales: 'Sales', orders: 'Orders', refunds: 'Refunds' } as const

/** How the shop is doing, by month or by year. */
export default function FiguresPage({ loaderData }: { loaderData: FiguresData }) {
  const { period, currency, plot, figures } = loaderData
  const can = useCan()
  const now = new Date().toISOString()
  const year = period.slice(0, 4)
  const next = shiftPeriod(period, 1)
  const isMonth = period.includes('-')
  const month = isMonth ? period : year === now.slice(0, 4) ? now.slice(0, 7) : `${year}-12`
  return (
    <StaffPage
      title={`Figures: ${nameOf(period)}`}
      lead="Sales are counted on the day of payment, refunds on the day they are made. Days are UTC."
      actions={
        <>
          <ButtonLink to={addressOf(shiftPeriod(period, -1), currency, plot)}>
            ← {nameOf(shiftPeriod(period, -1))}
          </ButtonLink>
          {next <= now && <ButtonLink to={addressOf(next, currency, plot)}>{nameOf(next)} →</ButtonLink>}
        </>
      }
    >
      <FilterTabs
        label="Period and currency"
        tabs={[
          { name: 'Month', to: addressOf(month, currency, plot), chosen: isMonth },
          { name: 'Year', to: addressOf(year, currency, plot), chosen: !isMonth },
          { name: 'USD', to: addressOf(period, 'USD', plot), chosen: currency === 'USD' },
          { name: 'CNY', to: addressOf(period, 'CNY', plot), chosen: currency === 'CNY' },
        ]}
      />
      <KeyFigures data={loaderData} />
      <PlotSection data={loaderData} />
      <TwoColumns
        main={
          <>
            <GroupTable data={loaderData} list="makers" title="Manufacturers" />
            <GroupTable data={loaderData} list="categories" title="Categories" />
          </>
        }
        aside={
          <>
            <GroupTable data={loaderData} list="customers" title="Customers" />
            <AbandonedCarts figures={figures} currency={currency} />
            {can('figures.write') && <CostsButton />}
          </>
        }
      />
    </StaffPage>
  )
}

function PlotSection({ data }: { data: FiguresData }) {
  const { period, currency, plot } = data
  return (
    <StaffSection
      title={`${PLOT_NAMES[plot]} by ${period.includes('-') ? 'day' : 'month'}`}
      aside={
        <span className="flex flex-wrap items-center gap-2">
          <FilterTabs
            label="Plot"
            tabs={PLOTS.map((one) => ({
              name: PLOT_NAMES[one],
              to: addressOf(period, currency, one),
              chosen: one === plot,
            }))}
          />
          <SaveList data={data} list="days" />
        </span>
      }
    >
      <SalesPlot data={data} />
    </StaffSection>
  )
}

function nameOf(period: string): string {
  if (!period.includes('-')) return period
  return new Date(`${period}-01T00:00:00Z`).toLocaleDateString('en', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
