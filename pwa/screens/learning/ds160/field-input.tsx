import { useState } from 'react'
import { type FormField, NO, UNSURE, YES } from '#contracts/learning/form-step.ts'
import type { Judged } from '#pwa/device/content/needs-reader.ts'
import { Both } from '#pwa/device/content/both.tsx'
import { englishOf } from '#pwa/device/content/content-translation.ts'
import { isGrave } from '#pwa/device/content/english-first.tsx'
import { labelOf } from '#pwa/device/content/labels.ts'
import { readToday } from '#pwa/network/today.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { type Option, Select } from '#pwa/ui/select.tsx'
import { TextArea, TextInput, type TextInputProps } from '#pwa/ui/text-input.tsx'
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
  /** The step with the facts of the field. */
  of: Judged
  answer: string
  onWrite: (answer: string) => void
}

/**
 * The label is also in English, because the form is in English. When the reader leaves the field, a
 * warning may appear. The warning blocks nothing.
 */
export function FieldInput({ field, of, answer, onWrite }: FieldInputProps) {
  const [isWriting, setIsWriting] = useState(false)
  const { type, options = [], isOptional = false } = field
  const english = englishOf(field)
  const label = <Both english={english.label} own={field.label} />
  const warning = isWriting ? null : checkField(field, answer, readToday())
  const hints = [field.hint, HINTS[type]].filter((text) => text !== undefined)
  const own = hints.join(' ')
  const first = isGrave(of) ? english.hint : undefined
  const hint = own === '' ? undefined : <Both english={first ?? own} own={own} />

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
    const choices = options.map((option) => ({ value: option, label: labelOf(option) }))
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
