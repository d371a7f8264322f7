import { useEffect } from 'react'
import { Button } from '#pwa/ui/button.tsx'
import { canUsePasskeys, signByAutofill, endAutofill } from './passkeys.ts'
import { words } from './words.tsx'
import { usePasskeyLogin } from './use-passkey-login.ts'

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
