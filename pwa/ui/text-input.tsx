import type { ChangeEvent, ComponentProps } from 'react'
import { Field, type FieldText } from './field.tsx'

type Text = FieldText & { onValueChange?: (value: string) => void }
type PropsOf<Tag extends 'input' | 'textarea'> = Omit<
  ComponentProps<Tag>,
  'id' | 'className' | 'onChange'
> &
  Text

export type TextInputProps = PropsOf<'input'>

/** Returns the properties of the field, and those of its control. */
function splitProps<Props extends Text>({
  label,
  hint,
  error,
  isLabelHidden = false,
  isOptional = false,
  onValueChange,
  ...rest
}: Props) {
  const onChange = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onValueChange?.(event.target.value)
  return { text: { label, hint, error, isLabelHidden, isOptional }, rest: { ...rest, onChange } }
}

export function TextInput(props: TextInputProps) {
  const { text, rest } = splitProps(props)
  return <Field {...text}>{(control) => <input type="text" {...rest} {...control} />}</Field>
}

export function TextArea(props: PropsOf<'textarea'>) {
  const { text, rest } = splitProps(props)
  return <Field {...text}>{(control) => <textarea {...rest} {...control} />}</Field>
}

/** An input for a calendar day in the format `YYYY-MM-DD`. */
export function DateInput(props: Omit<TextInputProps, 'type'>) {
  return <TextInput {...props} type="date" data-empty={props.value === ''} />
}
