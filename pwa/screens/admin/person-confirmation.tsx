import { Checkbox } from '#pwa/ui/checkbox.tsx'
import { Notice } from '#pwa/ui/notice.tsx'

interface PersonConfirmationProps {
  isConfirmed: boolean
  error: string | undefined
  onChange: (isConfirmed: boolean) => void
}

/** Anybody can sign up with any address: an unconfirmed one does not say who the account belongs to. */
export function PersonConfirmation({ isConfirmed, error, onChange }: PersonConfirmationProps) {
  return (
    <Notice tone={error ? 'seal' : 'warn'} title="This user has not confirmed their email address.">
      <p>Whoever owns the account will hold the credential.</p>
      <Checkbox
        label="I have made sure that this account belongs to the holder."
        isChecked={isConfirmed}
        onChange={onChange}
      />
      {error && <p role="alert">{error}</p>}
    </Notice>
  )
}
