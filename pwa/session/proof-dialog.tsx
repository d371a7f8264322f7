import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { CurrentUser } from '#contracts/account.ts'
import { prove } from '#contracts/proof.ts'
import { call, sentenceFor } from '#pwa/network/http.ts'
import { changeSession } from '#pwa/network/proof.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { focusFirstError } from '#pwa/ui/focus-first-error.ts'
import { PasswordInput } from '#pwa/ui/password-input.tsx'
import { sentenceForPasskey, signByPasskey } from './passkeys.ts'
import { usePasskeys } from './use-passkeys.ts'
import styles from './locked.module.css'

export interface ProofDialogProps {
  user: CurrentUser
  onSettled: (isProven: boolean) => void
}

/** What was asked for goes on after it, and nothing that was typed is lost. */
export function ProofDialog({ user, onSettled }: ProofDialogProps) {
  const [password, setPassword] = useState('')
  const { data: passkeys = [] } = usePasskeys(user.id)
  const [fault, setFault] = useState<string>()
  const proof = useMutation({
    mutationFn: async (currentPassword: string | null) => {
      const body =
        currentPassword === null ? { assertion: await signByPasskey('prove') } : { currentPassword }
      await changeSession(() => call(prove, { body }))
    },
    onSuccess: () => {
      onSettled(true)
    },
  })

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    function refuse(sentence: string) {
      setFault(sentence)
      focusFirstError(form)
    }
    if (password === '') {
      refuse('Password is required')
      return
    }
    proof.mutate(password, {
      onError: (error) => {
        refuse(sentenceFor(error))
      },
    })
  }

  function provePasskey() {
    setFault(undefined)
    proof.mutate(null, {
      onError: (error) => {
        setFault(sentenceForPasskey(error))
      },
    })
  }

  return (
    <Dialog
      title="Is it still you?"
      description="This needs you to show it again. Then it goes on by itself."
      size="small"
      isOpen
      onClose={() => {
        onSettled(false)
      }}
    >
      <form className={styles['form']} noValidate onSubmit={handleSubmit}>
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={user.username}
          hidden
          readOnly
        />
        <PasswordInput
          label="Password"
          name="currentPassword"
          autoComplete="current-password"
          value={password}
          error={fault}
          onValueChange={setPassword}
        />
        <Button type="submit" variant="primary" isWide isBusy={proof.isPending}>
          Confirm
        </Button>
        {passkeys.length > 0 && (
          <Button isWide isBusy={proof.isPending} onClick={provePasskey}>
            Use a passkey
          </Button>
        )}
      </form>
    </Dialog>
  )
}
