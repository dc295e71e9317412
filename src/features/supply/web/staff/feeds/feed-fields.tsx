import { useId } from 'react'
import { FEED_PERIODS, type Feed } from '#features/supply/feeds.contract.ts'
import { importKinds } from '#features/supply/supply.contract.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Problems } from '#web/use-form.ts'
import { kindNames } from '../import-words.ts'

export const periodNames: Readonly<Record<Feed['everyMinutes'], string>> = {
  15: 'Every 15 minutes',
  60: 'Every hour',
  360: 'Every 6 hours',
  1440: 'Every day',
  10080: 'Every week',
}

type FeedFieldsProps = { feed?: Feed; sources: string[]; problems: Problems }

export function FeedFields({ feed, sources, problems }: FeedFieldsProps) {
  const listId = useId()
  return (
    <>
      <Field
        label="Source"
        hint="The supplier of the list. Its column mapping is saved under this name."
        error={problems.source}
      >
        <TextInput name="source" list={listId} maxLength={100} defaultValue={feed?.source ?? sources[0] ?? ''} />
      </Field>
      <datalist id={listId}>
        {sources.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field label="Address" hint="https://… Leave it empty to read files from a folder of the server." optional>
        <TextInput name="address" inputMode="url" maxLength={2000} defaultValue={feed?.address ?? ''} />
      </Field>
      <Field label="What it is">
        <NativeSelect name="kind" defaultValue={feed?.kind ?? 'delta'}>
          {importKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindNames[kind]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="How often">
        <NativeSelect name="everyMinutes" defaultValue={String(feed?.everyMinutes ?? 1440)}>
          {FEED_PERIODS.map((minutes) => (
            <option key={minutes} value={minutes}>
              {periodNames[minutes]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Checkbox
        name="appliesItself"
        value="on"
        defaultChecked={feed?.appliesItself ?? true}
        label="Apply it unless more than 5 % of the lines cannot be read, more than 10 % of the parts are missing, or a price changes more than threefold"
      />
      {feed && <Checkbox name="active" value="on" defaultChecked={feed.active} label="Fetch it" />}
    </>
  )
}
