import type { ClipboardEvent } from 'react'
import { PASSPORT_DIGITS } from '#contracts/credentials/issuing.ts'
import { TextInput, type TextInputProps } from '#pwa/ui/text-input.tsx'
import { endOfNumber, keepDigits } from './issue-form.ts'

type PassportInputProps = Omit<TextInputProps, 'label' | 'onValueChange'> & {
  onValueChange: (digits: string) => void
}

export function PassportInput({ onValueChange, ...rest }: PassportInputProps) {
  /**
   * Keeps the last digits of a pasted number. The browser would keep the first digits, because the
   * field is short.
   */
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const end = endOfNumber(event.clipboardData.getData('text'))
    if (end === null) return
    event.preventDefault()
    onValueChange(end)
  }

  return (
    <TextInput
      {...rest}
      label="Passport Last 4 Digits"
      inputMode="numeric"
      maxLength={PASSPORT_DIGITS}
      autoComplete="off"
      onPaste={handlePaste}
      onValueChange={(text) => onValueChange(keepDigits(text))}
    />
  )
}
