import type { ClientLoaderFunctionArgs } from 'react-router'
import plotStyles from 'uplot/dist/uPlot.min.css?url'
import type { z } from 'zod'
import { FilterTabs } from '#features/staff/web/filter-tabs.tsx'
import { queryOf } from '#features/staff/web/paged-address.ts'
import { StaffPage, StaffSection } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { isCurrency } from '#shared/money/currencies.ts'
import { callApi } from '#web/call.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { staffFigures } from '../figures.contract.ts'
import { shiftPeriod } from '../figures.rules.ts'
import { AbandonedCarts } from './abandoned-carts.tsx'
import { CostsButton } from './costs-button.tsx'
import { FigurePlot } from './figure-plot.tsx'
import { figuresAddress } from './figures-address.ts'
import { GroupTable } from './group-table.tsx'
import { KeyFigures } from './key-figures.tsx'
import { PLOTS, plotsIn } from './plots.ts'
import { SaveList } from './save-list.tsx'

export const links = () => [{ rel: 'stylesheet', href: plotStyles }]

export const meta = () => [{ title: 'Figures | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

const PERIOD = /^20\d\d(-(0[1-9]|1[0-2]))?$/

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(request)
  const month = query.get('period') ?? ''
  const period = PERIOD.test(month) ? month : new Date().toISOString().slice(0, 7)
  const asked = query.get('currency') ?? ''
  const plot = PLOTS.find((one) => one === query.get('plot')) ?? ('sales' as const)
  const figures = await callApi(staffFigures, { period, ...(isCurrency(asked) && { currency: asked }) })
  return { period, currency: figures.currency, plot, figures }
}
export type FiguresData = Awaited<ReturnType<typeof clientLoader>>
export type Figures = z.output<typeof staffFigures.output>

/** How the shop is doing, by month or by year. */
export default function FiguresPage({ loaderData }: { loaderData: FiguresData }) {
  const { period, currency, figures } = loaderData
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
          <ButtonLink to={figuresAddress({ ...loaderData, period: shiftPeriod(period, -1) })}>
            ← {nameOf(shiftPeriod(period, -1))}
          </ButtonLink>
          {next <= now && (
            <ButtonLink to={figuresAddress({ ...loaderData, period: next })}>{nameOf(next)} →</ButtonLink>
          )}
        </>
      }
    >
      <FilterTabs
        label="Period and currency"
        tabs={[
          { name: 'Month', to: figuresAddress({ ...loaderData, period: month }), chosen: isMonth },
          { name: 'Year', to: figuresAddress({ ...loaderData, period: year }), chosen: !isMonth },
          ...(figures.currencies.length > 1 ? figures.currencies : []).map((one) => ({
            name: one,
            to: figuresAddress({ ...loaderData, currency: one }),
            chosen: one === currency,
          })),
        ]}
      />
      <KeyFigures data={loaderData} />
      <PlotSection data={loaderData} />
      <GroupTable data={loaderData} list="makers" title="Manufacturers" />
      <GroupTable data={loaderData} list="categories" title="Categories" />
      <GroupTable data={loaderData} list="customers" title="Customers" />
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <AbandonedCarts figures={figures} currency={currency} />
        {can('figures.write') && <CostsButton />}
      </div>
    </StaffPage>
  )
}

function PlotSection({ data }: { data: FiguresData }) {
  const { period, currency, plot } = data
  const plots = plotsIn(currency)
  return (
    <StaffSection
      title={`${plots[plot].name} by ${period.includes('-') ? 'day' : 'month'}`}
      aside={
        <span className="flex flex-wrap items-center gap-2">
          <FilterTabs
            label="Plot"
            tabs={PLOTS.map((one) => ({
              name: plots[one].name,
              to: figuresAddress({ ...data, plot: one }),
              chosen: one === plot,
            }))}
          />
          <SaveList data={data} list="days" />
        </span>
      }
    >
      <FigurePlot data={data} />
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
