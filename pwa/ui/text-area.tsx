import type { ComponentProps } from 'react'
import { Field, type FieldText } from './field.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'onChange'> &
  FieldText & { onValueChange?: (value: string) => void }

export function TextArea({
  label,
  hint,
  error,
  isLabelHidden = false,
  isOptional = false,
  onValueChange,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, isLabelHidden, isOptional }}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          onChange={(event) => onValueChange?.(event.target.value)}
        />
      )}
    </Field>
  )
}
