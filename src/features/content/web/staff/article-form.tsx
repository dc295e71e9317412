import { useId } from 'react'
import { uploadContentPicture } from '#features/resource/staff-picture.contract.ts'
import { GuardedForm, useGuardedForm } from '#features/staff/web/work/leave-guard.tsx'
import { callApi } from '#web/call.ts'
import { localTime } from '#web/local-time.ts'
import { DateInput } from '#web/ui/forms/date-input.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { PictureInput } from '#web/ui/forms/picture-input.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import type { Entered } from '#web/use-form.ts'
import { type ArticleText, saveArticle } from '../../staff-content.contract.ts'
import { BodyAndSave } from './body-and-save.tsx'

type ArticleFormProps = {
  articleId: number | undefined
  article: Omit<ArticleText, 'articleId' | 'changedAt'>
  topics: string[]
  editable: boolean
  onSaved: (articleId: number) => Promise<void>
}

function check(entered: Entered) {
  const missing = (name: string, words: string) => (entered.text(name) === '' ? { [name]: words } : {})
  return {
    ...missing('title', 'Please enter a title'),
    ...missing('summary', 'Please enter a summary'),
    ...missing('topicName', 'Please enter a topic'),
    ...(Number.isNaN(Date.parse(entered.text('publishedAt'))) && { publishedAt: 'Please enter a day and a time' }),
  }
}

export function ArticleForm({ articleId, article, topics, editable, onSaved }: ArticleFormProps) {
  const topicsId = useId()
  const form = useGuardedForm({
    check,
    send: async (entered) => {
      const picture = entered.file('picture')
      const uploaded = picture && (await callApi(uploadContentPicture, { file: picture }))
      const saved = await callApi(saveArticle, {
        ...(articleId !== undefined && { articleId }),
        version: article.version,
        title: entered.text('title'),
        summary: entered.text('summary'),
        topicName: entered.text('topicName'),
        body: entered.exact('body'),
        coverPic: uploaded?.url ?? entered.text('coverPic'),
        parts: entered
          .text('parts')
          .split(/[,;\s]+/)
          .filter((part) => part !== ''),
        state: entered.text('state') === 'published' ? 'published' : 'draft',
        publishedAt: new Date(entered.text('publishedAt')).toISOString(),
      })
      notify({ kind: 'success', message: 'Saved' })
      await onSaved(saved.articleId)
    },
  })
  const { problems } = form
  return (
    <GuardedForm guard={form.guard} onSubmit={form.submit}>
      <fieldset disabled={!editable} className="grid min-w-0 gap-4">
        <legend className="sr-only">Article</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Title" error={problems.title}>
            <TextInput name="title" defaultValue={article.title} maxLength={200} />
          </Field>
          <Field label="Topic" error={problems.topicName}>
            <TextInput name="topicName" list={topicsId} defaultValue={article.topicName} maxLength={60} />
          </Field>
          <Field label="Summary" error={problems.summary} className="sm:col-span-2">
            <TextInput name="summary" defaultValue={article.summary} maxLength={500} />
          </Field>
          <Field label="State" hint="Only staff can see a draft">
            <NativeSelect name="state" defaultValue={article.state}>
              <option value="draft">Draft</option>
              <option value="published">Published</option>
            </NativeSelect>
          </Field>
          <Field label="Published from" hint="A later time schedules it" error={problems.publishedAt}>
            <DateInput name="publishedAt" type="datetime-local" defaultValue={localTime(article.publishedAt)} />
          </Field>
          <Field label="Cover picture" hint="A path of this store, such as /content/reel.svg" optional>
            <TextInput name="coverPic" defaultValue={article.coverPic} maxLength={300} />
          </Field>
          <Field label="Upload another cover" hint="PNG, JPEG or WebP, up to 5 MB" optional>
            <PictureInput name="picture" />
          </Field>
          <Field label="Parts" hint="Part numbers, separated by commas" optional>
            <TextInput name="parts" defaultValue={article.parts.join(', ')} mono />
          </Field>
        </div>
        <datalist id={topicsId}>
          {topics.map((topic) => (
            <option key={topic} value={topic} />
          ))}
        </datalist>
        <BodyAndSave body={article.body} form={form} editable={editable} />
      </fieldset>
    </GuardedForm>
  )
}
