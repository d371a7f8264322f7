import { useEffect } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '#pwa/ui/button.tsx'
import type { Assertion } from '#contracts/accounts/passkeys.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import { canUsePasskeys, signByAutofill, endAutofill, sentenceForPasskey } from './passkeys.ts'
import { words } from './words.tsx'
import { isLeft, useLetIn } from './let-in.ts'
import { signInByPasskey } from './sign-in-by-passkey.ts'
import { arrive, welcome } from './use-login.ts'

interface PasskeyLoginProps {
  /** True when the username field also offers passkeys, by `webauthn` in its `autoComplete`. */
  isOfferedByAutofill?: boolean
}

/** Offers the log-in without a password, if this browser and this address support it. */
export function PasskeyLogin({ isOfferedByAutofill = false }: PasskeyLoginProps) {
  const login = usePasskeyLogin()
  const { mutate } = login
  const isPossible = canUsePasskeys()

  useEffect(() => {
    if (!isPossible || !isOfferedByAutofill) return
    let isOver = false
    signByAutofill().then(
      (assertion) => {
        if (assertion && !isOver) mutate(assertion)
      },
      // Ignores a failure, for example without a connection: autofill then offers no passkey. The
      // button and the form report the problem when the person uses them.
      () => undefined,
    )
    return () => {
      isOver = true
      void endAutofill()
    }
  }, [isPossible, isOfferedByAutofill, mutate])

  if (!isPossible) return null
  return (
    <Button isWide isBusy={login.isPending} onClick={() => mutate(undefined)}>
      {words.signIn.passkey.signIn}
    </Button>
  )
}

function usePasskeyLogin() {
  const client = useQueryClient()
  const letIn = useLetIn()
  return useMutation({
    mutationFn: async (filledIn: Assertion | undefined) =>
      arrive(await signInByPasskey(letIn, filledIn)),
    onSuccess: (user) => {
      welcome(client, user)
    },
    onError: (error) => {
      if (isLeft(error)) return
      const description = sentenceForPasskey(error)
      showToast({ title: words.signIn.notLoggedIn, description, variant: 'destructive' })
    },
  })
}
