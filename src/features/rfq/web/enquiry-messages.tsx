import { type SubmitEvent, useState } from 'react'
import { callOnce } from '#web/call.ts'
import { generateKey } from '#web/generate-key.ts'
import { useSiteName } from '#web/site-name.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Moment } from '#web/ui/display/moment.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { useMutation } from '#web/use-mutation.ts'
import { type EnquiryDetail, writeToShop } from '../rfq.contract.ts'

type MessagesProps = { enquiryNo: string; messages: EnquiryDetail['messages']; onWritten: () => void }

/** What buyer and shop have written to each other about an enquiry. */
export function EnquiryMessages({ enquiryNo, messages, onWritten }: MessagesProps) {
  const siteName = useSiteName()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [key, setKey] = useState(() => generateKey())
  const { busy, run } = useMutation(send, { onRefusal: (refusal) => setProblem(refusal.message) })

  async function send() {
    setProblem(undefined)
    await callOnce(key)(writeToShop, { enquiryNo, text })
    setKey(generateKey())
    setText('')
    onWritten()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (text.trim() === '') return setProblem('Please write a message')
    return run()
  }

  return (
    <section aria-labelledby="enquiry-messages" className="grid max-w-160 gap-3">
      <h2 id="enquiry-messages" className="text-lg">
        Messages
      </h2>
      {messages.length === 0 && <p className="text-ink-3">No messages yet. Write to us below.</p>}
      <ol className="grid gap-3">
        {messages.map((message) => (
          <li
            key={message.at}
            className={classNames(
              'rounded-lg border border-line px-4 py-3',
              message.who === 'buyer' ? 'ml-8 bg-wash' : 'mr-8',
            )}
          >
            <p className="text-xs text-ink-3">
              {message.who === 'buyer' ? 'You' : siteName}, <Moment at={message.at} withTime />
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{message.text}</p>
          </li>
        ))}
      </ol>
      <form noValidate onSubmit={submit} className="grid gap-2">
        <Field label="Write to us" error={problem}>
          <TextArea rows={3} maxLength={2000} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <p>
          <Button type="submit" loading={busy}>
            Send
          </Button>
        </p>
      </form>
    </section>
  )
}
