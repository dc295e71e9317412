import { uploadContentPicture, uploadFilm } from '#features/resource/staff-picture.contract.ts'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { callApi } from '#web/call.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FileInput } from '#web/ui/forms/file-input.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Entered, Problems } from '#web/use-form.ts'
import { findCaptionsProblem } from '../../film.rules.ts'
import { type StaffFilm, saveFilm } from '../../staff-film.contract.ts'
import { assertPlayable } from './playable.ts'

/** A button for uploading a film, or for changing it. */
export function EditFilm({ film }: { film: StaffFilm }) {
  const isNew = film.video === ''
  return (
    <ActionButton
      label={isNew ? 'Upload a film' : 'Change'}
      size="sm"
      title={isNew ? 'Upload a film' : 'Change the film'}
      confirm="Save"
      done="Film saved"
      check={(entered) => checkFilm(film, entered)}
      send={(entered) => save(film, entered)}
      fields={(problems) => <FilmFields film={film} problems={problems} />}
    />
  )
}

function checkFilm(film: StaffFilm, entered: Entered): Problems {
  const captions = entered.text('captions')
  const problem = captions === '' && !entered.ticked('silent') ? 'Please enter captions' : findCaptionsProblem(captions)
  return {
    ...(entered.text('title') === '' && { title: 'Please enter a title' }),
    ...(film.video === '' && !entered.file('video') && { video: 'Please choose a film' }),
    ...(problem && { captions: problem }),
  }
}

async function save(film: StaffFilm, entered: Entered) {
  const [file, picture] = [entered.file('video'), entered.file('poster')]
  if (file) await assertPlayable(file)
  const video = file ? (await callApi(uploadFilm, { file })).url : film.video
  const kept = entered.ticked('removePoster') ? '' : film.poster
  const poster = picture ? (await callApi(uploadContentPicture, { file: picture })).url : kept
  await callApi(saveFilm, {
    version: film.version,
    title: entered.text('title'),
    video,
    poster,
    captions: entered.text('captions').replaceAll('\r\n', '\n'),
    shown: entered.ticked('shown'),
  })
}

function FilmFields({ film, problems }: { film: StaffFilm; problems: Problems }) {
  return (
    <>
      <Field label="Title" error={problems.title}>
        <TextInput name="title" defaultValue={film.title} maxLength={80} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={film.video ? 'Another film' : 'Film'}
          hint="MP4 (H.264) or WebM, up to 20 MB"
          error={problems.video}
          optional={film.video !== ''}
        >
          <FileInput name="video" accept="video/mp4,video/webm" />
        </Field>
        <Field label={film.poster ? 'Another still picture' : 'Still picture'} hint="Shown until it plays" optional>
          <FileInput name="poster" accept="image/png,image/jpeg,image/webp" />
        </Field>
      </div>
      <Field
        label="Captions"
        hint="WebVTT, for viewers who cannot hear or watch without sound"
        error={problems.captions}
      >
        <TextArea
          name="captions"
          rows={5}
          mono
          maxLength={50_000}
          defaultValue={film.captions}
          placeholder={'WEBVTT\n\n00:00.000 --> 00:03.000\nWelcome to our warehouse.'}
        />
      </Field>
      <Checkbox
        name="silent"
        label="Without speech; it needs no captions"
        defaultChecked={film.video !== '' && film.captions === ''}
      />
      {film.poster && <Checkbox name="removePoster" label="Remove the still picture" />}
      <Checkbox name="shown" label="Show it in the store" defaultChecked={film.video === '' || film.shown} />
    </>
  )
}
