import { useId, useState, type SubmitEvent } from 'react'
import { Button } from '#pwa/ui/button.tsx'
import type { FieldErrors } from '#pwa/ui/check-form.ts'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { focusFirstError } from '#pwa/ui/focus-first-error.ts'
import { PasswordInput } from '#pwa/ui/password-input.tsx'
import { refusedFields } from './refused-fields.ts'
import { useDeleteAccount } from './use-profile.ts'

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const deletion = useDeleteAccount()
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (deletion.isPending) return
    if (password === '') {
      setErrors({ currentPassword: 'Password is required' })
      focusFirstError(form)
      return
    }
    deletion.mutate(password, {
      onError: (error) => {
        setErrors(refusedFields(error))
        focusFirstError(form)
      },
    })
  }

  return (
    <Dialog
      title="Delete your account?"
      description="Your credentials are revoked, your purchase ends, and everything of yours on this device is removed. This cannot be undone."
      size="small"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="destructive" isBusy={deletion.isPending}>
            Delete Account
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={handleSubmit}>
        <PasswordInput
          label="Current password"
          name="current-password"
          autoComplete="current-password"
          value={password}
          error={errors['currentPassword']}
          onValueChange={setPassword}
        />
      </form>
    </Dialog>
  )
}
