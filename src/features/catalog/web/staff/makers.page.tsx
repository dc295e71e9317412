import { type ClientLoaderFunctionArgs, Form } from 'react-router'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { queryOf, readPageNumber } from '#features/staff/web/paged-address.ts'
import { staffPartsAddress } from '#features/staff/web/staff-addresses.ts'
import { StaffPage } from '#features/staff/web/staff-page.tsx'
import { StaffPagination } from '#features/staff/web/staff-pagination.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { type StaffMaker, saveMaker, staffMakers } from '../../staff-categories.contract.ts'
import { CATEGORIES, MAKERS } from './catalog-addresses.ts'
import { ExportButtons } from './export-buttons.tsx'

const PAGE_SIZE = 50

export const meta = () => [{ title: 'Manufacturers | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(request)
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 100)
  const pageNumber = readPageNumber(query)
  return { keyword, pageNumber, ...(await callApi(staffMakers, { keyword, pageNumber, pageSize: PAGE_SIZE })) }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

/** Manufacturers by all the names under which they are found. */
export default function StaffMakersPage({
  loaderData: { list, totalCount, keyword, pageNumber },
}: {
  loaderData: PageData
}) {
  const editable = useCan()('catalog.write')
  return (
    <StaffPage
      title="Manufacturers"
      lead="Other names are used in searches, imports and BOMs. Recommended manufacturers are listed first."
      actions={
        <>
          <ExportButtons list="manufacturers" />
          <ButtonLink to={CATEGORIES}>Categories</ButtonLink>
        </>
      }
    >
      <Form role="search" action={MAKERS} className="flex max-w-140 flex-wrap items-end gap-2">
        <Field label="Name" className="grow">
          <TextInput key={keyword} name="keyword" type="search" defaultValue={keyword} maxLength={100} />
        </Field>
        <Button type="submit">Search</Button>
      </Form>
      {list.length === 0 && (
        <p className="text-ink-3">
          {keyword
            ? 'No manufacturer has such a name.'
            : 'No manufacturers yet: they are created by your first import.'}
        </p>
      )}
      {list.length > 0 && (
        <TableFrame caption="Manufacturers" stacked>
          <thead>
            <tr>
              <Th>Name</Th>
              <Th>Other names</Th>
              <Th numeric>Parts</Th>
              <Th numeric>Recommended</Th>
              {editable && <Th nameHidden>Change</Th>}
            </tr>
          </thead>
          <tbody>
            {list.map((maker) => (
              <MakerRow key={maker.brandId} maker={maker} editable={editable} />
            ))}
          </tbody>
        </TableFrame>
      )}
      <StaffPagination
        path={MAKERS}
        pageNumber={pageNumber}
        pageSize={PAGE_SIZE}
        totalCount={totalCount}
        nouns={['manufacturer', 'manufacturers']}
      />
    </StaffPage>
  )
}

function ChangeMaker({ maker }: { maker: StaffMaker }) {
  return (
    <ActionButton
      label="Change"
      size="sm"
      title={maker.name}
      confirm="Save"
      done="Manufacturer saved"
      check={(entered) => ({
        ...(!/^(?:[1-9]\d{0,2})?$/.test(entered.text('rank')) && { rank: 'Please enter a number or nothing' }),
      })}
      send={(entered) =>
        callApi(saveMaker, {
          brandId: maker.brandId,
          aliasesBefore: maker.aliases,
          introduceBefore: maker.introduce,
          rankBefore: maker.recommendedRank,
          aliases: [
            ...new Set(
              entered
                .text('aliases')
                .split('\n')
                .map((name) => name.trim()),
            ),
          ].filter((name) => name !== ''),
          introduce: entered.text('introduce'),
          recommendedRank: entered.text('rank') === '' ? null : Number(entered.text('rank')),
        })
      }
      fields={(problems) => (
        <>
          <Field label="Other names" hint="One per line">
            <TextArea name="aliases" rows={5} defaultValue={maker.aliases.join('\n')} />
          </Field>
          <Field label="Description">
            <TextArea name="introduce" rows={3} defaultValue={maker.introduce} maxLength={2000} />
          </Field>
          <Field label="Rank among the recommended" error={problems.rank} optional>
            <TextInput name="rank" defaultValue={maker.recommendedRank ?? ''} inputMode="numeric" mono />
          </Field>
        </>
      )}
    />
  )
}

function MakerRow({ maker, editable }: { maker: StaffMaker; editable: boolean }) {
  return (
    <tr>
      <Td className="py-1.5!">{maker.name}</Td>
      <Td label="Other names" className="py-1.5! text-sm wrap-anywhere text-ink-2">
        {maker.aliases.join(', ') || '–'}
      </Td>
      <Td label="Parts" numeric className="py-1.5! font-mono">
        {maker.goodsCount === 0 ? (
          0
        ) : (
          <TextLink
            to={staffPartsAddress('brandId', maker.brandId)}
            aria-label={`${formatCount(maker.goodsCount)} ${maker.goodsCount === 1 ? 'part' : 'parts'} of ${maker.name}`}
          >
            {formatCount(maker.goodsCount)}
          </TextLink>
        )}
      </Td>
      <Td label="Recommended" numeric className="py-1.5! font-mono">
        {maker.recommendedRank ?? '–'}
      </Td>
      {editable && (
        <Td className="py-1.5!">
          <ChangeMaker maker={maker} />
        </Td>
      )}
    </tr>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
