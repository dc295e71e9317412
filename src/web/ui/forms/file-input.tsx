import { Paperclip } from 'lucide-react'
import { type ComponentProps, type DragEvent, use, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { controlClass } from './control-class.ts'
import { FieldContext, useFieldControl } from './field-context.ts'

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'className' | 'multiple' | 'ref'>

const sizeText = (bytes: number) => (bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`)

/** One file, chosen or dropped. The native control has texts in the language of the browser, not of the store. */
export function FileInput({ onChange, ...rest }: FileInputProps) {
  const props = useFieldControl(rest)
  const field = use(FieldContext)
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [over, setOver] = useState(false)

  useEffect(() => {
    const form = input.current?.form
    const clear = () => setFile(undefined)
    form?.addEventListener('reset', clear)
    return () => form?.removeEventListener('reset', clear)
  }, [])

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (!input.current || event.dataTransfer.files.length === 0) return
    const one = new DataTransfer()
    one.items.add(event.dataTransfer.files[0] as File) // there is one
    input.current.files = one.files
    input.current.dispatchEvent(new Event('change', { bubbles: true }))
  }

  return (
    <label
      htmlFor={props.id}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={controlClass(
        'md',
        classNames(
          'flex items-center gap-2 has-[input:enabled]:cursor-pointer',
          over && 'border-accent bg-accent-wash',
        ),
      )}
    >
      <Paperclip aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
      <span className={classNames('truncate', !file && 'text-ink-3')}>
        {file ? `${file.name}, ${sizeText(file.size)}` : 'Choose a file, or drop it here'}
      </span>
      <input
        {...props}
        ref={input}
        type="file"
        aria-labelledby={field?.labelId}
        onChange={(event) => {
          setFile(event.target.files?.[0])
          onChange?.(event)
        }}
        className="sr-only"
      />
    </label>
  )
}
