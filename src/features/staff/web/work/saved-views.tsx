import { useLocation } from 'react-router'
import { callApi } from '#web/call.ts'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { removeView, type SavedView, saveView } from '../../work.contract.ts'
import { ActionButton, required } from '../action-button.tsx'

/** Saved filters: the URL of a list under a name. */
export function SavedViews({ views }: { views: SavedView[] }) {
  const { pathname, search } = useLocation()
  const here = pathname + search
  const current = views.find(({ address }) => address === here)
  if (views.length === 0 && search === '') return null
  return (
    <nav
      aria-label="Saved views"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-1.5 text-sm lg:px-6 print:hidden"
    >
      {views.map(({ viewId, name, address }) => (
        <TextLink key={viewId} to={address} tone={address === here ? 'ink' : 'muted'} className="py-1">
          {name}
        </TextLink>
      ))}
      {current ? (
        <ActionButton
          label="Remove view"
          size="sm"
          title={`Remove the view ${current.name}?`}
          done="View removed"
          send={() => callApi(removeView, { viewId: current.viewId })}
        />
      ) : (
        search !== '' && (
          <ActionButton
            label="Save view"
            size="sm"
            title="Save this view"
            description="The list with its filters, only for you."
            confirm="Save"
            done="View saved"
            check={required({ name: 'Please enter a name' })}
            send={(entered) => callApi(saveView, { name: entered.text('name'), address: here })}
            fields={(problems) => (
              <Field label="Name" error={problems.name} required>
                <TextInput name="name" maxLength={40} autoComplete="off" />
              </Field>
            )}
          />
        )
      )}
    </nav>
  )
}
