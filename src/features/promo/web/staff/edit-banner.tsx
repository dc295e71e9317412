import { uploadContentPicture } from '#features/resource/staff-picture.contract.ts'
import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { callApi } from '#web/call.ts'
import { localTime } from '#web/local-time.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { DateInput } from '#web/ui/forms/date-input.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { PictureInput } from '#web/ui/forms/picture-input.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Entered, Problems } from '#web/use-form.ts'
import { type StaffBanner, saveBanner } from '../../staff-banner.contract.ts'

/** A button for a new banner, or for changing one. */
export function EditBanner({ banner }: { banner?: StaffBanner }) {
  return (
    <ActionButton
      label={banner ? 'Change' : 'New banner'}
      size="sm"
      title={banner ? `Change “${banner.title}”` : 'New banner'}
      confirm="Save"
      done="Saved. The home page shows it now."
      check={required({ title: 'Please enter a title' })}
      send={(entered) => save(banner, entered)}
      fields={(problems) => <BannerFields banner={banner} problems={problems} />}
    />
  )
}

const timeOf = (entered: Entered, name: string) => {
  const time = Date.parse(entered.text(name))
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

async function save(banner: StaffBanner | undefined, entered: Entered) {
  const file = entered.file('picture')
  const kept = entered.ticked('removePicture') ? '' : (banner?.picture ?? '')
  const picture = file ? (await callApi(uploadContentPicture, { file })).url : kept
  await callApi(saveBanner, {
    ...(banner && { bannerId: banner.bannerId }),
    version: banner?.version ?? 0,
    title: entered.text('title'),
    body: entered.text('body'),
    linkLabel: entered.text('linkLabel'),
    href: entered.text('href'),
    picture,
    pictureAlt: entered.text('pictureAlt'),
    shown: entered.ticked('shown'),
    fromAt: timeOf(entered, 'fromAt'),
    untilAt: timeOf(entered, 'untilAt'),
  })
}

function BannerFields({ banner, problems }: { banner: StaffBanner | undefined; problems: Problems }) {
  const time = (iso: string | null | undefined) => (iso ? localTime(iso) : '')
  return (
    <>
      <Field label="Title" error={problems.title}>
        <TextInput name="title" defaultValue={banner?.title ?? ''} maxLength={80} />
      </Field>
      <Field label="Text" optional>
        <TextArea name="body" rows={2} defaultValue={banner?.body ?? ''} maxLength={300} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Text of the link" optional>
          <TextInput name="linkLabel" defaultValue={banner?.linkLabel ?? ''} maxLength={40} />
        </Field>
        <Field label="Address of the link" hint="/brand/detail/12 or https://…" optional>
          <TextInput name="href" defaultValue={banner?.href ?? ''} maxLength={300} />
        </Field>
        <Field label={banner?.picture ? 'Another picture' : 'Picture'} hint="PNG, JPEG or WebP, up to 5 MB" optional>
          <PictureInput name="picture" />
        </Field>
        <Field label="What the picture shows" hint="Empty if it is decorative" optional>
          <TextInput name="pictureAlt" defaultValue={banner?.pictureAlt ?? ''} maxLength={200} />
        </Field>
        <Field label="From" optional>
          <DateInput name="fromAt" type="datetime-local" defaultValue={time(banner?.fromAt)} />
        </Field>
        <Field label="Until" optional>
          <DateInput name="untilAt" type="datetime-local" defaultValue={time(banner?.untilAt)} />
        </Field>
      </div>
      {banner?.picture && <Checkbox name="removePicture" label="Remove the picture" />}
      <Checkbox name="shown" label="Show it on the home page" defaultChecked={banner?.shown ?? true} />
    </>
  )
}
