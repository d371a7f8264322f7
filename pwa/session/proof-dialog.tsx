import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { prove, type Proof } from '#contracts/accounts/proof.ts'
import { HttpError } from '#pwa/network/errors.ts'
import { call } from '#pwa/network/http.ts'
import { changeSession } from '#pwa/network/proof.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { focusFirstError } from '#pwa/ui/focus-first-error.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { PasswordInput } from '#pwa/ui/password-input.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { sentenceForPasskey, signByPasskey } from './passkeys.ts'
import { words } from './words.tsx'
import { usePasskeys } from './use-passkeys.ts'
import styles from './locked.module.css'

/** The time limit for checking a proof, in milliseconds. All other calls wait for this check. */
const PROVE_WITHIN_MS = 10_000

export interface ProofDialogProps {
  user: CurrentUser
  onSettled: (isProven: boolean) => void
}

/**
 * Asks the user for a proof. The interrupted call then continues, so the user need not type a text
 * again. An administrator with a passkey is asked for the passkey first, because a production
 * server accepts no other proof.
 */
export function ProofDialog({ user, onSettled }: ProofDialogProps) {
  const { data: passkeys = [], isLoading } = usePasskeys(user.id)
  const [isByPassword, setIsByPassword] = useState(!user.isAdmin)
  const proof = useProof(() => onSettled(true))
  const hasPasskey = proof.isPasskeyOnly || passkeys.length > 0
  const isPasswordShown = !proof.isPasskeyOnly && (isByPassword || !hasPasskey)

  return (
    <Dialog
      title={words.proofDialog.title}
      description={words.proofDialog.text}
      size="small"
      isOpen
      onClose={() => onSettled(false)}
    >
      {isLoading && user.isAdmin ? (
        <CenteredSpinner />
      ) : (
        <div className={styles['form']}>
          {isPasswordShown && <PasswordProof user={user} proof={proof} />}
          {!isPasswordShown && proof.fault !== undefined && (
            <Notice tone="warn" isAlert>
              {proof.fault}
            </Notice>
          )}
          {hasPasskey && (
            <Button
              variant={isPasswordShown ? 'secondary' : 'primary'}
              isWide
              isBusy={proof.isPending}
              onClick={() => proof.show(async () => ({ assertion: await signByPasskey('prove') }))}
            >
              {words.proofDialog.passkey}
            </Button>
          )}
          {!isPasswordShown && !proof.isPasskeyOnly && (
            <Button variant="quiet" isWide onClick={() => setIsByPassword(true)}>
              {words.proofDialog.byPassword}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  )
}

function useProof(onProven: () => void) {
  const [fault, setFault] = useState<string>()
  const [isPasskeyOnly, setIsPasskeyOnly] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: async (make: () => Promise<Proof>) => {
      const body = await make()
      await changeSession(() => call(prove, { body, withinMs: PROVE_WITHIN_MS }))
    },
    onSuccess: onProven,
  })
  return {
    fault,
    setFault,
    isPasskeyOnly,
    isPending,
    show: (make: () => Promise<Proof>, onRefused?: () => void) => {
      setFault(undefined)
      mutate(make, {
        onError: (error) => {
          const code = error instanceof HttpError ? error.problem?.error : undefined
          if (code === 'SECOND_FACTOR_REQUIRED') setIsPasskeyOnly(true)
          setFault(sentenceForPasskey(error))
          onRefused?.()
        },
      })
    },
  }
}

interface PasswordProofProps {
  user: CurrentUser
  proof: ReturnType<typeof useProof>
}

function PasswordProof({ user, proof }: PasswordProofProps) {
  const [password, setPassword] = useState('')

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    function refuse() {
      focusFirstError(form)
    }
    if (password === '') {
      proof.setFault(words.proofDialog.passwordMissing)
      refuse()
      return
    }
    proof.show(() => Promise.resolve({ currentPassword: password }), refuse)
  }

  return (
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
        label={words.proofDialog.password}
        name="currentPassword"
        autoComplete="current-password"
        value={password}
        error={proof.fault}
        onValueChange={setPassword}
      />
      <Button type="submit" variant="primary" isWide isBusy={proof.isPending}>
        {words.proofDialog.confirm}
      </Button>
    </form>
  )
}
