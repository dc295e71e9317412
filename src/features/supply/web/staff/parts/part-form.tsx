import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { StaffRefusal } from '#features/staff/web/staff-refusal.tsx'
import { GuardedForm, useGuardedForm } from '#features/staff/web/work/leave-guard.tsx'
import { editPart, type PartDetail, type PartFormChoices } from '#features/supply/staff-parts.contract.ts'
import { callApi } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { CategoryField } from './category-field.tsx'
import { DocumentFields } from './document-fields.tsx'
import { DatasheetField, PictureField } from './file-fields.tsx'
import { PackingFields } from './packing-fields.tsx'
import { ParameterFields } from './parameter-fields.tsx'
import { changedFields, changedParameters, rohsText } from './part-form-values.ts'
import { TierFields } from './tier-fields.tsx'

type PartFormProps = { part: PartDetail; categories: PartFormChoices['categories']; editable: boolean }

/** Sends changed fields only, so that other changes are not overwritten. */
export function PartForm({ part, categories, editable }: PartFormProps) {
  const { revalidate } = useRevalidator()
  const [turn, setTurn] = useState(0)
  const form = useGuardedForm({
    check: () => ({}),
    send: async (entered) => {
      const { changed } = await callApi(editPart, {
        goodsId: part.goodsId,
        version: part.version,
        fields: changedFields(part, entered),
        parameters: changedParameters(part, entered),
      })
      await revalidate()
      notify({ kind: 'success', message: changed ? 'Saved. The store shows it now.' : 'Nothing was changed.' })
    },
  })
  return (
    // A new form after a reset: added and removed rows are not values of fields, which the browser would put back.
    <GuardedForm key={turn} guard={form.guard} onSubmit={form.submit} onReset={() => setTurn(turn + 1)}>
      <fieldset disabled={!editable} className="grid min-w-0 gap-6">
        <legend className="sr-only">Part {part.model}</legend>
        <StaffSection title="Prices and stock">
          <PriceAndStockFields part={part} />
        </StaffSection>
        <StaffSection title="Packagings">
          <PackingFields part={part} />
        </StaffSection>
        <StaffSection title="Description">
          <DescriptionFields part={part} categories={categories} editable={editable} />
        </StaffSection>
        <StaffSection title="Parameters">
          <ParameterFields part={part} />
        </StaffSection>
        <StaffSection title="Trade data">
          <TradeFields trade={part.trade} />
        </StaffSection>
        <StaffSection title="Documents and related parts">
          <DocumentFields trade={part.trade} editable={editable} />
        </StaffSection>
        {editable && (
          <div className="sticky bottom-0 z-raised grid gap-2 border-t border-line bg-paper py-3">
            <StaffRefusal refusal={form.refusal} onReload={() => void revalidate()} />
            <div className="flex gap-2">
              <Button type="submit" variant="primary" loading={form.busy}>
                Save
              </Button>
              <Button type="reset">Discard changes</Button>
            </div>
          </div>
        )}
      </fieldset>
    </GuardedForm>
  )
}

/** Shown to staff who write quotes; the answer for others has none. */
function CostField({ part: { currency, currencies }, cost }: { part: PartDetail; cost: string }) {
  const other = currencies.find((one) => one !== currency)
  return (
    <div className="sm:max-w-100">
      <Text
        name="cost"
        label={`Cost of a piece, ${currency}`}
        value={cost}
        mono
        hint={`For margins in quotes and figures; customers never see it.${other ? ` In another currency: 0.8 ${other}` : ''}`}
      />
    </div>
  )
}

type TextProps = { name: string; label: string; value: string; hint?: string | undefined; mono?: boolean }

function Text({ name, label, value, hint, mono = false }: TextProps) {
  return (
    <Field label={label} hint={hint}>
      <TextInput name={name} defaultValue={value} mono={mono} />
    </Field>
  )
}

function PriceAndStockFields({ part }: { part: PartDetail }) {
  return (
    <div className="grid gap-4">
      <TierFields part={part} />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Text name="minimum" label="Minimum" value={String(part.minimum)} mono />
        <Text name="multiple" label="Multiple" value={String(part.multiple)} mono />
        <Text
          name="stock"
          label="Stock"
          value={String(part.stock + part.held)}
          mono
          hint={part.held > 0 ? `${part.held} of them in open orders` : undefined}
        />
        <Text name="leadWeeks" label="Lead time, weeks" value={String(part.leadWeeks)} mono />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Stock by warehouse" hint="One per line: Rotterdam: 500, 1 day. They add up to the stock.">
          <TextArea name="warehouses" rows={2} maxLength={2000} defaultValue={part.warehouses} mono />
        </Field>
        <Field label="Incoming stock" hint="One per line: 5000 on 2026-12-01">
          <TextArea name="incoming" rows={2} maxLength={2000} defaultValue={part.incoming} mono />
        </Field>
      </div>
      {part.cost !== undefined && <CostField part={part} cost={part.cost} />}
    </div>
  )
}

function DescriptionFields({ part, categories, editable }: PartFormProps) {
  return (
    <div className="grid gap-4">
      <Text name="name" label="Name" value={part.name} />
      <Field label="Description">
        <TextArea name="description" rows={2} maxLength={2000} defaultValue={part.description} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <CategoryField categories={categories} value={part.categoryId} />
        <Text name="packageName" label="Package" value={part.packageName} mono />
        <Field label="Lifecycle">
          <NativeSelect name="lifecycle" defaultValue={part.lifecycle}>
            {part.lifecycles.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="RoHS">
          <NativeSelect name="rohs" defaultValue={rohsText(part)}>
            <option value="">Not known</option>
            <option value="yes">Compliant</option>
            <option value="no">Not compliant</option>
          </NativeSelect>
        </Field>
      </div>
      <DatasheetField value={part.datasheet} editable={editable} />
      <PictureField value={part.picture} shownAs={part.shownPicture} editable={editable} />
    </div>
  )
}

function TradeFields({ trade }: { trade: PartDetail['trade'] }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <Text name="eccn" label="ECCN" value={trade.eccn} mono />
        <Text name="hts" label="Tariff number (HTS)" value={trade.hts} mono />
        <Text name="origin" label="Country of origin" value={trade.origin} />
        <Text name="msl" label="MSL" value={trade.msl} mono />
        <Text name="reach" label="REACH" value={trade.reach} />
        <Text name="weight" label="Weight of a piece, g" value={trade.weight} mono />
        <Text name="series" label="Series" value={trade.series} />
        <Text name="dateCode" label="Date code" value={trade.dateCode} mono />
        <Text name="lot" label="Lot" value={trade.lot} mono />
        <Field label="Non-cancellable, non-returnable">
          <NativeSelect name="nonCancellable" defaultValue={trade.nonCancellable}>
            <option value="">Not known</option>
            <option value="yes">Yes</option>
            <option value="no">No</option>
          </NativeSelect>
        </Field>
      </div>
      <Field
        label="Alternatives named by the supplier"
        hint="Separated by semicolons, with a manufacturer or without: LM358DR; Diodes: AP358"
        className="pt-4"
      >
        <TextArea name="alternatives" rows={2} maxLength={5000} defaultValue={trade.alternatives} mono />
      </Field>
    </>
  )
}
