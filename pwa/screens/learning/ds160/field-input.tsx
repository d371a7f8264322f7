import { useState } from 'react'
import { type FormField, NO, UNSURE, YES } from '#contracts/learning/form-step.ts'
import { readToday } from '#pwa/network/today.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { type Option, Select } from '#pwa/ui/select.tsx'
import { TextArea } from '#pwa/ui/text-area.tsx'
import { TextInput, type TextInputProps } from '#pwa/ui/text-input.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { ANSWER_MAX, checkField } from './check-field.ts'
import { words } from './words.tsx'

const LINES = 3
const NOTHING: Option = { value: '', label: words.answers.none }
const YES_OR_NO: readonly Option[] = [
  NOTHING,
  { value: YES, label: words.answers.yes },
  { value: NO, label: words.answers.no },
  { value: UNSURE, label: words.answers.unsure },
]

const HINTS: Partial<Record<FormField['type'], string>> = words.hints

/** The keyboard that a phone shows for each type of field. */
const KEYS: Partial<Record<FormField['type'], TextInputProps['inputMode']>> = {
  number: 'numeric',
  email: 'email',
  phone: 'tel',
}

interface FieldInputProps {
  field: FormField
  answer: string
  onWrite: (answer: string) => void
}

/**
 * Shows one question of the form. A warning may appear when the reader leaves the field. The
 * warning blocks nothing.
 */
export function FieldInput({ field, answer, onWrite }: FieldInputProps) {
  const [isWriting, setIsWriting] = useState(false)
  const { label, type, options = [], isOptional = false } = field
  const warning = isWriting ? null : checkField(field, answer, readToday())
  const hints = [field.hint, HINTS[type]].filter((text) => text !== undefined)
  const hint = hints.length === 0 ? undefined : unbroken(hints.join(' '))

  if (type === 'paper') return <Notice title={label}>{hint}</Notice>
  const shared = {
    label,
    ...(hint !== undefined && { hint }),
    isOptional,
    value: answer,
    onValueChange: onWrite,
  }
  if (type === 'yes-no') return <Select {...shared} options={YES_OR_NO} />
  if (type === 'choice') {
    const choices = options.map((option) => ({ value: option, label: option }))
    return <Select {...shared} options={[NOTHING, ...choices]} />
  }
  const written = {
    ...shared,
    error: warning ?? undefined,
    maxLength: ANSWER_MAX,
    autoComplete: 'off',
    onFocus: () => setIsWriting(true),
    onBlur: () => setIsWriting(false),
  }
  if (type === 'long') return <TextArea {...written} rows={LINES} />
  return <TextInput {...written} inputMode={KEYS[type]} spellCheck={false} />
}
