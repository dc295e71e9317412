import { UserRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { typesTaken } from '#features/resource/resource.rules.ts'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { lazyPart } from '#web/lazy-part.tsx'
import { updateUser, useSession } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { useMutation } from '#web/use-mutation.ts'
import { type UserInfo, updateAvatar } from '../../account.contract.ts'
import { Section } from './section.tsx'

const AvatarDialog = lazyPart(async () => (await import('./avatar-dialog.tsx')).AvatarDialog)

export function AvatarSection({ user }: { user: UserInfo }) {
  const avatar = useSession((session) => session.userInfo?.avatar ?? user.avatar)
  const [chosen, setChosen] = useState<File>()
  const [open, setOpen] = useState(false)
  const picker = useRef<HTMLInputElement>(null)

  function choose(file: File | undefined) {
    if (!file) return
    setChosen(file)
    setOpen(true)
    // The same file can be chosen again.
    if (picker.current) picker.current.value = ''
  }

  async function remove() {
    updateUser(await callApi(updateAvatar, { resourceId: null }))
    notify({ kind: 'success', message: 'successfully' })
  }
  const removal = useMutation(remove, { onRefusal: showError })

  return (
    <Section id="avatar" title="Picture" description="Shown in the header of every page.">
      <div className="flex flex-wrap items-center gap-4">
        <span className="grid size-20 place-items-center overflow-hidden rounded-full bg-accent-wash text-link">
          {avatar ? (
            <img src={avatar} alt="Your avatar" width={80} height={80} className="size-full object-cover" />
          ) : (
            <UserRound aria-hidden="true" className="size-8" strokeWidth={1.25} />
          )}
        </span>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => picker.current?.click()}>Choose a picture</Button>
          {avatar && (
            <Button variant="quiet" loading={removal.busy} onClick={() => void removal.run()}>
              Remove
            </Button>
          )}
        </div>
        <input
          ref={picker}
          type="file"
          accept={typesTaken('avatar', false).join(',')}
          aria-label="Picture file"
          className="hidden"
          onChange={(event) => choose(event.target.files?.[0])}
        />
      </div>
      {chosen && (
        <AvatarDialog key={chosen.name + chosen.lastModified} file={chosen} open={open} onOpenChange={setOpen} />
      )}
    </Section>
  )
}
