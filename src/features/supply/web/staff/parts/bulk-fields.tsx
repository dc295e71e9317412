import { useState } from 'react'
import type { BulkKind } from '#features/supply/staff-bulk.contract.ts'
import type { PartFormChoices } from '#features/supply/staff-parts.contract.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { type BulkQuery, readKind } from './bulk-query.ts'
import { CategoryOptions } from './category-field.tsx'

const KIND_NAMES: Readonly<Record<BulkKind, string>> = {
  price: 'Prices',
  stock: 'Stock',
  terms: 'Minimum and multiple',
  lifecycle: 'Lifecycle',
  category: 'Category',
  leadWeeks: 'Lead time',
  rohs: 'RoHS',
}

type BulkFieldsProps = { query: BulkQuery; choices: PartFormChoices }

/** Further conditions, so that a large list gets smaller. */
export function NarrowFields({ query: { ofLifecycle, inStock }, choices: { lifecycles } }: BulkFieldsProps) {
  return (
    <>
      <Field label="Only lifecycle" className="sm:w-40">
        <NativeSelect key={ofLifecycle} name="ofLifecycle" defaultValue={ofLifecycle ?? ''}>
          <option value="">All</option>
          {lifecycles.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Only stock" className="sm:w-36">
        <NativeSelect key={String(inStock)} name="inStock" defaultValue={inStock === undefined ? '' : String(inStock)}>
          <option value="">All</option>
          <option value="true">In stock</option>
          <option value="false">Out of stock</option>
        </NativeSelect>
      </Field>
    </>
  )
}

/** What is changed, and to what. */
export function BulkFields({ query, choices }: BulkFieldsProps) {
  const [kind, setKind] = useState<BulkKind>(query.kind)
  const value = kind === query.kind ? query.value : ''
  return (
    <>
      <Field label="Change" className="sm:w-52">
        <NativeSelect name="kind" value={kind} onChange={(event) => setKind(readKind(event.currentTarget.value))}>
          {Object.entries(KIND_NAMES).map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <ValueField key={kind} kind={kind} value={value} multiple={query.multiple} choices={choices} />
    </>
  )
}

type ValueFieldProps = { kind: BulkKind; value: string; multiple: string; choices: PartFormChoices }

function ValueField({ kind, value, multiple, choices }: ValueFieldProps) {
  const text = (label: string, placeholder: string) => (
    <Field label={label} className="w-36">
      <TextInput name="value" defaultValue={value} placeholder={placeholder} mono autoComplete="off" />
    </Field>
  )
  const options = (label: string, list: ReadonlyArray<readonly [value: string, name: string]>) => (
    <Field label={label} className="sm:w-44">
      <NativeSelect name="value" defaultValue={value}>
        {list.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
  switch (kind) {
    case 'price':
      return text('By %', '+3')
    case 'stock':
      return text('Pieces', '500, +100 or -20')
    case 'leadWeeks':
      return text('Weeks', '12')
    case 'lifecycle':
      return options(
        'To',
        choices.lifecycles.map((name) => [name, name] as const),
      )
    case 'rohs':
      return options('To', [
        ['yes', 'Compliant'],
        ['no', 'Not compliant'],
        ['unknown', 'Not known'],
      ])
    case 'category':
      return (
        <Field label="To" className="sm:w-64">
          <NativeSelect name="value" defaultValue={value}>
            <option value="">Choose</option>
            <CategoryOptions categories={choices.categories} />
          </NativeSelect>
        </Field>
      )
    case 'terms':
      return (
        <>
          {text('Minimum', '10')}
          <Field label="Multiple" className="w-36">
            <TextInput name="multiple" defaultValue={multiple} placeholder="10" mono autoComplete="off" />
          </Field>
        </>
      )
  }
}
