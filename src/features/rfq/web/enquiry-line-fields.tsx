import { Trash2 } from 'lucide-react'
import { memo } from 'react'
import { PACKING_NAMES } from '#features/catalog/packing/packing-names.ts'
import { LineLabelsNote } from '#features/catalog/web/line-labels.tsx'
import { DateInput } from '#web/ui/forms/date-input.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { EnteredLine, LineProblems } from '../enquiry-form.rules.ts'
import { changeLine, removeLine } from './enquiry-draft.ts'
import { ModelInput } from './model-input.tsx'

type LineFieldsProps = { line: EnteredLine; place: number; first: boolean; problems: LineProblems }

const packingOptions = ['cutTape', 'fullReel', 'customReel', 'tray', 'tube', 'bag', 'box'] as const

const columns =
  'grid-cols-[minmax(0,1.65fr)_minmax(0,1fr)_2.5rem] md:grid-cols-[minmax(0,1.5fr)_minmax(0,1.2fr)_minmax(0,1fr)_2.5rem] ' +
  'lg:grid-cols-[minmax(10rem,2fr)_minmax(6rem,1.2fr)_6rem_6.5rem_9rem_8rem_minmax(6rem,1.5fr)_2.5rem]'

/** A row on a desktop, with visible labels in the first row only; a card on a phone. */
export const EnquiryLineFields = memo(function EnquiryLineFields(props: LineFieldsProps) {
  const { line, place, first, problems } = props
  const change = (part: Partial<EnteredLine>) => changeLine(line.key, part)
  const input = (name: 'brandName' | 'count' | 'targetPrice' | 'deliveryDate' | 'remark') => ({
    name: `${name}-${line.key}`,
    value: line[name],
    onChange: (event: { target: HTMLInputElement }) => change({ [name]: event.target.value }),
  })
  // In the other rows the labels are for screen readers.
  const labels = first ? '' : 'lg:[&_label]:sr-only'
  return (
    <fieldset className={`grid items-start gap-3 ${columns} ${labels}`}>
      <legend className="sr-only">Line {place}</legend>
      <Field label="Part number" required error={problems.goodsModel} className="max-md:col-span-2">
        <ModelInput
          name={`goodsModel-${line.key}`}
          value={line.goodsModel}
          onChange={(goodsModel) => change({ goodsModel })}
          onChosen={({ goodsModel, brandName }) => change({ goodsModel, brandName })}
        />
      </Field>
      <Field label="Manufacturer">
        <TextInput {...input('brandName')} maxLength={200} autoComplete="off" />
      </Field>
      <Field label="Quantity" required error={problems.count} className="max-md:col-span-2">
        <TextInput {...input('count')} mono inputMode="numeric" autoComplete="off" maxLength={13} />
      </Field>
      <Field label="Target price" error={problems.targetPrice}>
        <TextInput
          {...input('targetPrice')}
          mono
          inputMode="decimal"
          autoComplete="off"
          placeholder="per piece"
          maxLength={20}
        />
      </Field>
      <Field label="Required date" error={problems.deliveryDate} className="max-md:col-span-2">
        <DateInput {...input('deliveryDate')} />
      </Field>
      <PackagingField line={line} onChange={(packing) => change({ packing })} />
      <Field label="Remark" className="max-md:col-span-3 md:max-lg:col-span-3">
        <TextInput {...input('remark')} maxLength={500} autoComplete="off" />
      </Field>
      <div
        className={`max-md:col-start-3 max-lg:row-start-1 max-lg:pt-6 md:max-lg:col-start-4 ${first ? 'lg:pt-6' : ''}`}
      >
        <IconButton label={`Delete line ${place}`} onClick={() => removeLine(line.key)}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      {(line.ownNumber || line.customerRef) && (
        <div className="col-span-full -mt-2">
          <LineLabelsNote ownNumber={line.ownNumber ?? ''} customerRef={line.customerRef ?? ''} />
        </div>
      )}
    </fieldset>
  )
})

type PackagingFieldProps = {
  line: EnteredLine
  onChange: (packing: EnteredLine['packing']) => void
}

function PackagingField({ line, onChange }: PackagingFieldProps) {
  return (
    <Field label="Packaging" className="max-md:col-span-3">
      <NativeSelect
        name={`packing-${line.key}`}
        value={line.packing ?? ''}
        onChange={({ target }) => onChange(packingOptions.find((one) => one === target.value) ?? '')}
      >
        <option value="">Best price</option>
        {packingOptions.map((packing) => (
          <option key={packing} value={packing}>
            {PACKING_NAMES[packing]}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}
