import { Eye, EyeOff } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MIN_PASSWORD_LENGTH, type PasswordOwner, STRENGTHS, strengthOf } from '../password.rules.ts'
import { StrengthBar } from './strength-bar.tsx'

type PasswordFieldProps = {
  name: string
  label: string
  error?: string
  autoComplete: 'current-password' | 'new-password'
  size?: 'md' | 'lg'
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  describedBy?: string
}

/** With a button to show the password. */
export function PasswordField({ name, label, error, autoComplete, size, onChange, describedBy }: PasswordFieldProps) {
  const [seen, setSeen] = useState(false)
  return (
    <Field label={label} error={error} required>
      <TextInput
        name={name}
        type={seen ? 'text' : 'password'}
        size={size}
        maxLength={200}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={describedBy}
        onChange={onChange}
        trail={
          <IconButton size="sm" label={seen ? 'Hide the password' : 'Show the password'} onClick={() => setSeen(!seen)}>
            {seen ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </IconButton>
        }
      />
    </Field>
  )
}

type NewPasswordFieldProps = Omit<PasswordFieldProps, 'autoComplete' | 'onChange' | 'describedBy'> & {
  owner?: PasswordOwner
  shortest?: number | undefined
}

/** A new password with a strength bar. */
export function NewPasswordField({ owner, shortest = MIN_PASSWORD_LENGTH, ...field }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('')
  const strength = strengthOf(typed, owner)
  const hintId = `${field.name}-strength`
  return (
    <div className="grid gap-1.5">
      <PasswordField
        {...field}
        autoComplete="new-password"
        describedBy={hintId}
        onChange={(event) => setTyped(event.target.value)}
      />
      <StrengthBar strength={typed === '' ? undefined : strength} />
      <p id={hintId} aria-live="polite" className="text-xs text-ink-3">
        {typed === ''
          ? `At least ${shortest} characters. A phrase of several words is strongest.`
          : `Strength: ${STRENGTHS[strength]}`}
      </p>
    </div>
  )
}
