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

/** A doubtful input that the user has to confirm before the form is sent. */
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
