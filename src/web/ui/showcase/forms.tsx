import { Search } from 'lucide-react'
import { useState } from 'react'
import { groupDigits } from '#shared/text/format-count.ts'
import { Checkbox } from '../forms/checkbox.tsx'
import { ChoiceGroup } from '../forms/choice-group.tsx'
import { DateInput } from '../forms/date-input.tsx'
import { Field } from '../forms/field.tsx'
import { FileInput } from '../forms/file-input.tsx'
import { NativeSelect } from '../forms/native-select.tsx'
import { NumberField } from '../forms/number-field.tsx'
import { RadioGroup } from '../forms/radio-group.tsx'
import { Select } from '../forms/select.tsx'
import { Switch } from '../forms/switch.tsx'
import { TextArea } from '../forms/text-area.tsx'
import { TextInput } from '../forms/text-input.tsx'
import { Sample, Section } from './sample.tsx'

const carriers = [
  { value: 'dhl', label: 'DHL Express', detail: '2 to 3 days, insured' },
  { value: 'fedex', label: 'FedEx Economy', detail: '4 to 6 days' },
  { value: 'ups', label: 'UPS Saver', detail: '2 to 4 days' },
  { value: 'own', label: 'Your own account', detail: 'Add the account number at checkout' },
  { value: 'pickup', label: 'Pick up at the counter', detail: 'Closed until Monday', disabled: true },
] as const

export function Forms() {
  return (
    <Section
      id="forms"
      title="Forms"
      intro="Every control has a label, a hint and an error message. Labels are above, errors below, both linked to the control."
    >
      <Sample name="Field and TextInput">
        <div className="grid max-w-3xl gap-x-6 gap-y-5 sm:grid-cols-2">
          <Field label="Company" hint="As printed on the invoice">
            <TextInput name="company" autoComplete="organization" defaultValue="Northfield Instruments" />
          </Field>
          <Field label="VAT number" optional>
            <TextInput name="vat" mono placeholder="NL 0000 00 000 B01" />
          </Field>
          <Field label="E-mail" error="This address has no @" required>
            <TextInput name="email" type="email" autoComplete="email" defaultValue="buyer.northfield.example" />
          </Field>
          <Field label="Customer number" hint="Given when the account was opened">
            <TextInput name="customer" mono defaultValue="C-104882" disabled />
          </Field>
          <Field label="Part number" labelHidden className="sm:col-span-2">
            <TextInput name="model" mono size="lg" lead={<Search />} placeholder="Part number, or part of one" />
          </Field>
          <Field label="Target price" hint="Per piece">
            <TextInput name="target" mono inputMode="decimal" trail="USD" defaultValue="0.0850" />
          </Field>
          <Field label="Order number">
            <TextInput name="order" mono readOnly value="OH-2026-004417" />
          </Field>
        </div>
      </Sample>
      <Sample name="DateInput and FileInput" note="The calendar opens with a mouse; phones use their own.">
        <div className="grid max-w-3xl gap-x-6 gap-y-5 sm:grid-cols-2">
          <Field label="Required date" hint="Page Up and Page Down turn the months">
            <DateInput name="requiredDate" defaultValue="2026-11-16" />
          </Field>
          <Field label="Receipt" hint="A picture or PDF, up to 5 MB">
            <FileInput name="receipt" accept="application/pdf,image/*" />
          </Field>
        </div>
      </Sample>
      <Sample name="TextArea">
        <div className="grid max-w-3xl gap-x-6 gap-y-5 sm:grid-cols-2">
          <Field label="Lines" hint="One part per line: number, quantity">
            <TextArea
              name="lines"
              mono
              defaultValue={'LM358DR, 500\nRC0603FR-0710KL, 4000\nGRM188R71H104KA93D, 4000'}
            />
          </Field>
          <Field label="What went wrong" error="Describe the problem in a few words">
            <TextArea name="reason" />
          </Field>
        </div>
      </Sample>
      <Sample name="Select" note="NativeSelect for short plain lists.">
        <div className="grid max-w-3xl gap-x-6 gap-y-5 sm:grid-cols-3">
          <Field label="Sort">
            <NativeSelect name="sort" defaultValue="best">
              <option value="best">Best match</option>
              <option value="price">Price</option>
              <option value="stock">Stock</option>
            </NativeSelect>
          </Field>
          <Field label="Carrier">
            <Select name="carrier" options={carriers} placeholder="Choose a carrier" />
          </Field>
          <Field label="Carrier for samples" error="Choose a shipping method">
            <Select name="sampleCarrier" options={carriers} placeholder="Choose a carrier" />
          </Field>
        </div>
      </Sample>
      <Sample name="NumberField">
        <NumberFields />
      </Sample>
      <Sample name="Checkbox">
        <div className="grid max-w-3xl gap-6 sm:grid-cols-2">
          <ChoiceGroup legend="Manufacturer">
            <Checkbox label="Yageo" aside="964" defaultChecked />
            <Checkbox label="Vishay" aside="141" />
            <Checkbox label="Panasonic" aside="98" indeterminate />
            <Checkbox label="KOA Speer" aside="0" disabled />
            <Checkbox label="Walsin" aside="0" disabled defaultChecked />
          </ChoiceGroup>
          <ChoiceGroup legend="Before you order" error="Select this to continue">
            <Checkbox label="I have read the terms of use and the return rules" aria-invalid />
          </ChoiceGroup>
        </div>
      </Sample>
      <Sample name="RadioGroup">
        <div className="grid max-w-3xl gap-6 sm:grid-cols-2">
          <RadioGroup
            legend="Payment"
            framed
            defaultValue="card"
            options={[
              { value: 'card', label: 'Card', description: 'Visa, Mastercard', aside: 'now' },
              {
                value: 'bank',
                label: 'Bank transfer',
                description: 'Goods are held for seven days',
                aside: '1–3 days',
              },
              { value: 'terms', label: 'On account', description: 'After your first three orders', disabled: true },
            ]}
          />
          <RadioGroup
            legend="Packaging"
            defaultValue="cut"
            hint="Full reels are shipped in a moisture barrier bag"
            options={[
              { value: 'cut', label: 'Cut tape' },
              { value: 'reel', label: `Full reel, ${groupDigits('2500')}` },
              { value: 'tube', label: 'Tube' },
            ]}
          />
        </div>
      </Sample>
      <Sample name="Switch">
        <div className="grid max-w-3xl gap-3 sm:grid-cols-2">
          <Switch label="Only parts in stock" defaultChecked />
          <Switch label="Notify me when it is back" description="One e-mail only" />
          <Switch label="Ship in parts" disabled />
          <Switch label="Insurance" description={`Required above $${groupDigits('2500')}`} disabled defaultChecked />
        </div>
      </Sample>
    </Section>
  )
}

function NumberFields() {
  const [count, setCount] = useState(100)
  return (
    <div className="grid max-w-3xl grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
      <Field label="Quantity" hint={`Min. 10, multiples of 10. Now ${count}`}>
        <NumberField min={10} step={10} value={count} onValueChange={setCount} />
      </Field>
      <Field label="Pieces" error="Only 420 in stock">
        <NumberField defaultValue={500} max={420} allowOutOfRange />
      </Field>
      <Field label="Reels">
        <NumberField size="lg" defaultValue={2} />
      </Field>
      <Field label="Lines">
        <NumberField size="sm" defaultValue={1} disabled />
      </Field>
    </div>
  )
}
