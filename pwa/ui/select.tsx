import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { Field, type FieldText } from './field.tsx'
import styles from './field.module.css'

export interface Option {
  value: string
  label: string
  isDisabled?: boolean
}

type SelectProps = Omit<ComponentProps<'select'>, 'id' | 'className' | 'onChange' | 'children'> &
  FieldText & {
    options: readonly Option[]
    /** The text that is shown until an option is chosen. */
    placeholder?: string
    onValueChange?: (value: string) => void
  }

export function Select({
  label,
  hint,
  error,
  isLabelHidden = false,
  isOptional = false,
  options,
  placeholder,
  onValueChange,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, isLabelHidden, isOptional }}>
      {(control) => (
        <div className={styles['select']}>
          <select {...rest} {...control} onChange={(event) => onValueChange?.(event.target.value)}>
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map(({ value, label: text, isDisabled }) => (
              <option key={value} value={value} disabled={isDisabled}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown />
        </div>
      )}
    </Field>
  )
}
