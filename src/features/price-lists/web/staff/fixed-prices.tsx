import { Form } from 'react-router'
import { goodsAddress } from '#features/catalog/web/addresses.ts'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { StaffPagination } from '#features/staff/web/staff-pagination.tsx'
import { useCurrencies } from '#features/staff/web/use-staff.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi, fetchFileBy } from '#web/call.ts'
import { saveBlob } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import type { Entered, Problems } from '#web/use-form.ts'
import { useMutation } from '#web/use-mutation.ts'
import { readTierLines, writeTierLines } from '../../price-list.rules.ts'
import {
  type FixedPrice,
  fixedPricesFile,
  type PriceList,
  type PriceListDetail,
  removeFixedPrice,
  saveFixedPrice,
} from '../../staff-price-lists.contract.ts'
import { priceListAddress } from './addresses.ts'
import { UploadPrices } from './upload-prices.tsx'

export const PRICES_PAGE_SIZE = 50

type FixedPricesProps = {
  list: PriceList
  prices: PriceListDetail['prices']
  keyword: string
  pageNumber: number
  editable: boolean
}

/** Fixed prices of single parts, by part number. */
export function FixedPrices({ list, prices, keyword, pageNumber, editable }: FixedPricesProps) {
  const path = priceListAddress(list.priceListId)
  return (
    <StaffSection
      title="Fixed prices"
      aside={
        <span className="inline-flex flex-wrap gap-1.5">
          {list.partCount > 0 && <DownloadButton list={list} />}
          {editable && <UploadPrices list={list} />}
          {editable && <PriceButton list={list} />}
        </span>
      }
    >
      {list.partCount > 0 && (
        <Form role="search" action={path} className="flex max-w-140 flex-wrap items-end gap-2 pb-3">
          <Field label="Part number" className="grow">
            <TextInput key={keyword} name="keyword" type="search" mono defaultValue={keyword} maxLength={100} />
          </Field>
          <Button type="submit">Search</Button>
        </Form>
      )}
      {prices.list.length === 0 ? (
        <p className="text-ink-3">{keyword ? 'No such part in this list.' : 'None: discounts apply to all parts.'}</p>
      ) : (
        <>
          <PriceTable list={list} prices={prices.list} editable={editable} />
          <StaffPagination
            path={path}
            pageNumber={pageNumber}
            pageSize={PRICES_PAGE_SIZE}
            totalCount={prices.totalCount}
            nouns={['part', 'parts']}
          />
        </>
      )}
    </StaffSection>
  )
}

function DownloadButton({ list: { priceListId, name } }: { list: PriceList }) {
  const { busy, run } = useMutation(async () =>
    saveBlob(await fetchFileBy(fixedPricesFile, { priceListId }), `${name}.csv`),
  )
  return (
    <Button size="sm" loading={busy} onClick={() => void run()}>
      Download CSV
    </Button>
  )
}

function PriceTable({
  list,
  prices,
  editable,
}: Pick<FixedPricesProps, 'list' | 'editable'> & { prices: FixedPrice[] }) {
  return (
    <TableFrame caption="Parts with fixed prices" stacked>
      <thead>
        <tr>
          <Th>Part</Th>
          <Th>Manufacturer</Th>
          <Th numeric>List price</Th>
          <Th numeric>Fixed prices</Th>
          {editable && <Th nameHidden>Change</Th>}
        </tr>
      </thead>
      <tbody>
        {prices.map((price) => (
          <PriceRow key={price.goodsId} list={list} price={price} editable={editable} />
        ))}
      </tbody>
    </TableFrame>
  )
}

type PriceRowProps = { list: PriceList; price: FixedPrice; editable: boolean }

function PriceRow({ list, price, editable }: PriceRowProps) {
  return (
    <tr>
      <Td>
        <TextLink to={goodsAddress(price.goodsId)} className="inline-block py-0.5 font-mono wrap-anywhere">
          {price.goodsModel}
        </TextLink>
      </Td>
      <Td label="Manufacturer">{price.brandName}</Td>
      <Td label="List price" numeric>
        {price.isInOtherCurrency ? (
          <Badge tone="bad">Sold in another currency: no effect</Badge>
        ) : price.listPrice === null ? (
          <Badge tone="bad">On request: no effect</Badge>
        ) : (
          <Money amount={price.listPrice} currency={price.currency} />
        )}
      </Td>
      <Td label="Fixed prices" numeric>
        {price.tiers.map((tier) => (
          <span key={tier.count} className="block whitespace-nowrap">
            {formatCount(tier.count)}+ <Money amount={tier.price} currency={price.currency} />
          </span>
        ))}
      </Td>
      {editable && (
        <Td className="py-2! sm:py-1! sm:text-right">
          <span className="inline-flex gap-1.5">
            <PriceButton list={list} price={price} />
            <ActionButton
              label="Remove"
              size="sm"
              title={`Remove the fixed price of ${price.goodsModel}?`}
              description="Discounts apply to it then."
              done="Fixed price removed"
              send={() =>
                callApi(removeFixedPrice, {
                  priceListId: list.priceListId,
                  version: list.version,
                  goodsId: price.goodsId,
                })
              }
            />
          </span>
        </Td>
      )}
    </tr>
  )
}

function checkPrice(entered: Entered): Problems {
  const tiers = readTierLines(entered.exact('tiers'))
  return {
    ...(entered.text('goodsModel') === '' && { goodsModel: 'Please enter a part number.' }),
    ...(typeof tiers === 'string' && { tiers }),
  }
}

function PriceButton({ list: { priceListId, version }, price }: { list: PriceList; price?: FixedPrice }) {
  const currencies = useCurrencies()
  return (
    <ActionButton
      label={price ? 'Change' : 'Add part'}
      size="sm"
      title={price ? `Fixed price of ${price.goodsModel}` : 'Fixed price of a part'}
      confirm="Save"
      done="Fixed price saved"
      check={checkPrice}
      send={(entered) => {
        const tiers = readTierLines(entered.exact('tiers'))
        return callApi(saveFixedPrice, {
          priceListId,
          version,
          goodsModel: entered.text('goodsModel'),
          brandName: entered.text('brandName'),
          currency: currencies.find((one) => one === entered.text('currency')) ?? price?.currency ?? 'USD',
          tiers: typeof tiers === 'string' ? [] : tiers,
        })
      }}
      fields={(problems) => <PriceFields price={price} problems={problems} />}
    />
  )
}

function PriceFields({ price, problems }: { price: FixedPrice | undefined; problems: Problems }) {
  const currencies = useCurrencies()
  const fixedPart = price !== undefined
  return (
    <>
      <Field label="Part number" error={problems.goodsModel} required>
        <TextInput
          name="goodsModel"
          mono
          maxLength={100}
          autoComplete="off"
          readOnly={fixedPart}
          defaultValue={price?.goodsModel ?? ''}
        />
      </Field>
      <Field label="Manufacturer" hint="Where several use the number." optional>
        <TextInput name="brandName" maxLength={100} readOnly={fixedPart} defaultValue={price?.brandName ?? ''} />
      </Field>
      <Field label="Currency">
        <NativeSelect name="currency" defaultValue={price?.currency ?? currencies[0]}>
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </NativeSelect>
      </Field>
      <Field
        label="Quantities and unit prices"
        hint="One per line, such as 100: 0.85. Below the first quantity discounts apply."
        error={problems.tiers}
        required
      >
        <TextArea name="tiers" rows={4} maxLength={1000} defaultValue={price ? writeTierLines(price.tiers) : ''} />
      </Field>
    </>
  )
}
