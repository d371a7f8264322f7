import { useEffect } from 'react'
import { Button } from '#pwa/ui/button.tsx'
import { canUsePasskeys, signByAutofill, endAutofill } from './passkeys.ts'
import { usePasskeyLogin } from './use-passkey-login.ts'

interface PasskeyLoginProps {
  /** Also among what the browser fills into the username; `autoComplete` there says `webauthn`. */
  isOfferedByAutofill?: boolean
}

/** The way in without a password, where this browser and this address have it. */
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
      // Without a connection nothing is offered; the button and the form say so when they are used.
      () => undefined,
    )
    return () => {
      isOver = true
      void endAutofill()
    }
  }, [isPossible, isOfferedByAutofill, mutate])

  if (!isPossible) return null
  return (
    <Button
      isWide
      isBusy={login.isPending}
      onClick={() => {
        mutate(undefined)
      }}
    >
      Sign in with a passkey
    </Button>
  )
}
