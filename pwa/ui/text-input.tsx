import type { ComponentProps } from 'react'
import { Field, type FieldText } from './field.tsx'

export type TextInputProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange'> &
  FieldText & { onValueChange?: (value: string) => void }

export function TextInput({
  label,
  hint,
  error,
  isLabelHidden = false,
  isOptional = false,
  onValueChange,
  ...rest
}: TextInputProps) {
  return (
    <Field {...{ label, hint, error, isLabelHidden, isOptional }}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          onChange={(event) => onValueChange?.(event.target.value)}
        />
      )}
    </Field>
  )
}

/** An input for a calendar day in the format `YYYY-MM-DD`. */
export function DateInput(props: Omit<TextInputProps, 'type'>) {
  return <TextInput {...props} type="date" data-empty={props.value === ''} />
}
