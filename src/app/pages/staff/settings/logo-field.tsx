import { useRevalidator } from 'react-router'
import { uploadResource } from '#features/resource/resource.contract.ts'
import { changeLogo, type ShopState } from '#features/shop/shop.contract.ts'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { callApi } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FileInput } from '#web/ui/forms/file-input.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { useForm } from '#web/use-form.ts'

export function LogoField({ shop: { settings, version }, editable }: { shop: ShopState; editable: boolean }) {
  const { revalidate } = useRevalidator()
  const form = useForm({
    check: (entered) => (entered.file('logo') ? {} : { logo: 'Please choose a picture' }),
    send: async (entered, element) => {
      const file = entered.file('logo')
      if (!file) return
      const { resourceId } = await callApi(uploadResource, { file, kind: 'logo' })
      await callApi(changeLogo, { version, resourceId })
      element.reset()
      await revalidate()
      notify({ kind: 'success', message: 'The store shows the new logo' })
    },
  })
  return (
    <div className="grid gap-3">
      {settings.logo ? (
        <img src={settings.logo} alt="Logo of the shop" className="max-h-16 max-w-full justify-self-start" />
      ) : (
        <p className="text-ink-2">Without a picture the name is the logo.</p>
      )}
      {editable && (
        <form noValidate onSubmit={form.submit} className="grid gap-3">
          <RefusalNote refusal={form.refusal} />
          <Field label="New picture" hint="PNG or JPEG, up to 5 MB" error={form.problems.logo}>
            <FileInput name="logo" accept="image/png,image/jpeg,image/webp" />
          </Field>
          <div className="flex gap-2">
            <Button type="submit" size="sm" loading={form.busy}>
              Upload
            </Button>
            {settings.logo && (
              <ActionButton
                label="Remove"
                size="sm"
                title="Remove the logo?"
                description="The name is shown instead."
                done="Logo removed"
                send={() => callApi(changeLogo, { version, resourceId: null })}
              />
            )}
          </div>
        </form>
      )}
    </div>
  )
}
