import { useState } from 'react'
import { Field } from './field.tsx'
import styles from './field.module.css'
import { words } from './words.ts'
import type { TextInputProps } from './text-input.tsx'

type PasswordInputProps = Omit<TextInputProps, 'type' | 'label'> & { label: string }

/** A password field that allows paste and password managers, and can show the typed text. */
export function PasswordInput({
  label,
  hint,
  error,
  isLabelHidden = false,
  isOptional = false,
  onValueChange,
  ...rest
}: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false)

  return (
    <Field {...{ label, hint, error, isLabelHidden, isOptional }}>
      {(control) => (
        <div className={styles['password']}>
          <input
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onValueChange?.(event.target.value)}
          />
          <button
            type="button"
            className={styles['reveal']}
            aria-pressed={isShown}
            aria-label={words.field.showField(label)}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? words.field.hide : words.field.show}
          </button>
        </div>
      )}
    </Field>
  )
}
