import { Checkbox } from '#pwa/ui/checkbox.tsx'
import { Notice } from '#pwa/ui/notice.tsx'

interface ConfirmationProps {
  title: string
  consequence: string
  label: string
  isConfirmed: boolean
  error: string | undefined
  onChange: (isConfirmed: boolean) => void
}

/** Asks the user to confirm an unusual input before the form is sent. */
export function Confirmation({
  title,
  consequence,
  label,
  isConfirmed,
  error,
  onChange,
}: ConfirmationProps) {
  return (
    <Notice tone={error ? 'seal' : 'warn'} title={title}>
      <p>{consequence}</p>
      <Checkbox label={label} isChecked={isConfirmed} onChange={onChange} />
      {error && <p role="alert">{error}</p>}
    </Notice>
  )
}
