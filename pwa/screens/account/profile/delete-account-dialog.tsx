import { useId, useState, type SubmitEvent } from 'react'
import { Button } from '#pwa/ui/button.tsx'
import type { FieldErrors } from '#pwa/ui/check-form.ts'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { focusFirstError } from '#pwa/ui/focus-first-error.ts'
import { PasswordInput } from '#pwa/ui/password-input.tsx'
import { words as uiWords } from '#pwa/ui/words.ts'
import { refusedFields } from './refused-fields.ts'
import { useDeleteAccount } from './use-profile.ts'
import { words } from './words.ts'

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
      setErrors({ currentPassword: words.deletion.passwordMissing })
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
      title={words.deletion.title}
      description={words.deletion.text}
      size="small"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiWords.dialog.cancel}</Button>
          <Button type="submit" form={id} variant="destructive" isBusy={deletion.isPending}>
            {words.data.delete}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={handleSubmit}>
        <PasswordInput
          label={words.currentPassword}
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
