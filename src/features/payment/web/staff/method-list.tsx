import { ActionButton } from '#features/staff/web/action-button.tsx'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Entered } from '#web/use-form.ts'
import { useMutation } from '#web/use-mutation.ts'
import { type PaymentMethod, savePaymentMethods } from '../../staff-methods.contract.ts'

type MethodListProps = { version: number; methods: PaymentMethod[]; editable: boolean; onChanged: () => Promise<void> }

const settingOf = ({ method, offered, label, note }: PaymentMethod) => ({ method, offered, label, note })

/** Payment methods in the order of the checkout. */
export function MethodList({ version, methods, editable, onChanged }: MethodListProps) {
  const save = (list: PaymentMethod[]) => callApi(savePaymentMethods, { version, methods: list.map(settingOf) })
  const change = (changed: PaymentMethod) => (entered: Entered) =>
    save(
      methods.map((one) =>
        one.method === changed.method
          ? { ...one, offered: entered.ticked('offered'), label: entered.text('label'), note: entered.text('note') }
          : one,
      ),
    )
  async function moveUp(place: number) {
    const moved = methods.flatMap((one, at) =>
      at === place - 1 ? (methods[place] ?? []) : at === place ? (methods[place - 1] ?? []) : one,
    )
    await save(moved)
    await onChanged()
  }
  const moving = useMutation(moveUp, { onRefusal: showError })
  return (
    <ol>
      {methods.map((one, place) => (
        <li
          key={one.method}
          className="flex flex-wrap items-start justify-between gap-3 border-t border-line py-3 first:border-t-0"
        >
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2 font-medium">
              {one.label || one.name}
              <Badge tone={one.missing ? 'plain' : one.offered ? 'good' : 'warn'}>
                {one.missing ? 'Not set up' : one.offered ? 'Offered' : 'Off'}
              </Badge>
            </p>
            <p className="text-sm text-ink-2">{one.missing || one.note || one.ownNote}</p>
          </div>
          {editable && (
            <span className="flex gap-1.5">
              {place > 0 && (
                <Button
                  size="sm"
                  onClick={() => void moving.run(place)}
                  aria-label={`Move ${one.label || one.name} up`}
                >
                  Up
                </Button>
              )}
              <ActionButton
                label="Change"
                size="sm"
                title={one.name}
                description="Payments that have started can be completed, and refunds use the original payment method."
                confirm="Save"
                done="Saved. The next checkout shows it."
                send={change(one)}
                fields={() => (
                  <>
                    <Checkbox name="offered" label="Offered to customers" defaultChecked={one.offered} />
                    <Field label="Name" optional hint={`Empty: ${one.name}`}>
                      <TextInput name="label" defaultValue={one.label} maxLength={40} />
                    </Field>
                    <Field label="Note" optional hint={one.ownNote && `Empty: ${one.ownNote}`}>
                      <TextInput name="note" defaultValue={one.note} maxLength={160} />
                    </Field>
                  </>
                )}
              />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
