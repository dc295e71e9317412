import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { callApi } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { SortableList } from '#web/ui/forms/sortable-list.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { useForm } from '#web/use-form.ts'
import {
  MAX_HEADINGS,
  MAX_LINKS,
  type NavigationPlace,
  type StaffHeading,
  saveNavigation,
} from '../../staff-navigation.contract.ts'
import { type EditedHeading, editedHeadings, headingInputs, newLink } from './edited-navigation.ts'
import { LinkFields } from './link-fields.tsx'

type NavigationFormProps = {
  place: NavigationPlace
  title: string
  version: string
  headings: StaffHeading[]
  editable: boolean
}

/** Headings with the links below them; all are saved together. */
export function NavigationForm({ place, title, version, headings: saved, editable }: NavigationFormProps) {
  const [headings, setHeadings] = useState(() => editedHeadings(saved))
  const { revalidate } = useRevalidator()
  const form = useForm({
    check: () => ({}),
    send: async () => {
      await callApi(saveNavigation, { place, version, headings: headingInputs(headings) })
      await revalidate()
      notify({ kind: 'success', message: `${title} saved` })
    },
  })
  const replace = (heading: EditedHeading) =>
    setHeadings(headings.map((one) => (one.key === heading.key ? heading : one)))
  return (
    <StaffSection title={title}>
      <form noValidate onSubmit={form.submit} className="grid max-w-220 gap-4">
        <SortableList
          label={`Headings of the ${title.toLowerCase()}`}
          items={headings}
          onChange={setHeadings}
          placesMoves
          keyOf={({ key }) => key}
          nameOf={({ label }) => label || 'new heading'}
          editable={editable}
        >
          {(heading, _, moves) => (
            <Heading
              heading={heading}
              moves={moves}
              place={place}
              editable={editable}
              onChange={replace}
              onRemove={() => setHeadings(headings.filter((one) => one.key !== heading.key))}
            />
          )}
        </SortableList>
        <RefusalNote refusal={form.refusal} />
        {editable && (
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" loading={form.busy}>
              Save {title.toLowerCase()}
            </Button>
            <Button
              disabled={headings.length >= MAX_HEADINGS}
              onClick={() => setHeadings([...headings, { ...newLink(), child: [] }])}
            >
              Add heading
            </Button>
            <Button onClick={() => setHeadings(editedHeadings(saved))}>Discard changes</Button>
          </div>
        )}
      </form>
    </StaffSection>
  )
}

type HeadingProps = {
  heading: EditedHeading
  moves: ReactNode
  place: NavigationPlace
  editable: boolean
  onChange: (heading: EditedHeading) => void
  onRemove: () => void
}

function Heading({ heading, moves, place, editable, onChange, onRemove }: HeadingProps) {
  const { child } = heading
  const name = heading.label || 'new heading'
  const setChild = (links: EditedHeading['child']) => onChange({ ...heading, child: links })
  return (
    <div className="grid gap-1 py-2">
      <LinkFields
        link={heading}
        moves={moves}
        isHeading
        hasAddress={place === 'menu' && child.length === 0}
        editable={editable}
        onChange={(link) => onChange({ ...link, child })}
        onRemove={onRemove}
      />
      <div className="border-l border-line pl-2 empty:hidden sm:ml-3">
        {child.length > 0 && (
          <SortableList
            label={`Links below ${name}`}
            items={child}
            onChange={setChild}
            placesMoves
            keyOf={({ key }) => key}
            nameOf={({ label }) => label || 'new link'}
            editable={editable}
          >
            {(link, _, moves) => (
              <LinkFields
                link={link}
                moves={moves}
                editable={editable}
                onChange={(changed) => setChild(child.map((one) => (one.key === link.key ? changed : one)))}
                onRemove={() => setChild(child.filter((one) => one.key !== link.key))}
              />
            )}
          </SortableList>
        )}
        {editable && heading.href === '' && child.length < MAX_LINKS && (
          <Button size="sm" variant="quiet" onClick={() => setChild([...child, newLink()])}>
            Add link below {name}
          </Button>
        )}
      </div>
    </div>
  )
}
