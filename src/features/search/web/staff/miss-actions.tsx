import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { callApi } from '#web/call.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Problems } from '#web/use-form.ts'
import { answerMiss, type Miss, reopenMiss, teachMakerName, teachSynonym } from '../../staff-search.contract.ts'

type Makers = Array<{ brandId: number; brandName: string }>

const MEANING_HINT =
  'Words the search understands: a kind of part, a value, a manufacturer. Try them in the store first.'

function MeaningField({ problems }: { problems: Problems }) {
  return (
    <Field label="It means" hint={MEANING_HINT} error={problems.meaning}>
      <TextInput name="meaning" maxLength={100} autoComplete="off" />
    </Field>
  )
}

/** What can be done about one search without a result. */
export function MissActions({ miss: { query, answer }, makers }: { miss: Miss; makers: Makers }) {
  if (answer === 'to_order' || answer === 'not_offered')
    return (
      <ActionButton
        label="Open again"
        size="sm"
        title={`Open “${query}” again?`}
        done="The search is back in the queue"
        send={() => callApi(reopenMiss, { query })}
      />
    )
  if (answer !== null) return null
  return (
    <span className="flex flex-wrap justify-end gap-1.5 max-sm:justify-start">
      <ActionButton
        label="Teach"
        size="sm"
        variant="primary"
        title={`What does “${query}” mean?`}
        done="Synonym saved. The next search uses it."
        check={required({ meaning: 'Please enter what it means' })}
        send={(entered) => callApi(teachSynonym, { phrase: query, meaning: entered.text('meaning') })}
        fields={(problems) => <MeaningField problems={problems} />}
      />
      <TeachManufacturer query={query} makers={makers} />
      <ActionButton
        label="To order"
        size="sm"
        title={`Add “${query}” to the list of parts to order?`}
        done="Marked as to order"
        send={() => callApi(answerMiss, { query, answer: 'to_order' })}
      />
      <ActionButton
        label="Not offered"
        size="sm"
        title={`Mark “${query}” as not offered?`}
        description="It is removed from the queue. You can open it again."
        done="Marked as not offered"
        send={() => callApi(answerMiss, { query, answer: 'not_offered' })}
      />
    </span>
  )
}

/** A word without a recorded search. */
export function TeachWord() {
  return (
    <ActionButton
      label="Teach a word"
      title="Teach the search a word"
      confirm="Teach"
      done="Synonym saved. The next search uses it."
      check={required({ phrase: 'Please enter a word or phrase', meaning: 'Please enter what it means' })}
      send={(entered) => callApi(teachSynonym, { phrase: entered.text('phrase'), meaning: entered.text('meaning') })}
      fields={(problems) => (
        <>
          <Field label="Word or phrase" error={problems.phrase}>
            <TextInput name="phrase" maxLength={100} autoComplete="off" />
          </Field>
          <MeaningField problems={problems} />
        </>
      )}
    />
  )
}

function TeachManufacturer({ query, makers }: { query: string; makers: Makers }) {
  return (
    <ActionButton
      label="Manufacturer"
      size="sm"
      title={`Which manufacturer is “${query}”?`}
      description="The name is used in searches, imports and BOMs."
      confirm="Add name"
      done="Name added. The next search finds it."
      check={required({ brandId: 'Please choose a manufacturer' })}
      send={(entered) => callApi(teachMakerName, { brandId: Number(entered.text('brandId')), name: query })}
      fields={(problems) => (
        <Field label="Manufacturer" error={problems.brandId}>
          <NativeSelect name="brandId" defaultValue="">
            <option value="">Choose …</option>
            {makers.map(({ brandId, brandName }) => (
              <option key={brandId} value={brandId}>
                {brandName}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
    />
  )
}
