import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import type { ManagedUser } from '#contracts/accounts/administration.ts'
import { hasRight } from '#contracts/accounts/rights.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { Button, IconButton } from '#pwa/ui/button.tsx'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { useEndEverySession, useEndSessionsOf } from '#pwa/screens/admin/admin-mutations.ts'
import { nameAccount } from '#pwa/screens/admin/name-account.ts'

/** Signs a user out everywhere, for example when a thief uses the account. */
export function EndSessionsButton({ user }: { user: ManagedUser }) {
  const asker = useUser()
  const end = useEndSessionsOf()
  const [isAsked, setIsAsked] = useState(false)
  const close = () => setIsAsked(false)

  return (
    <>
      <IconButton
        label={`Sign ${isolate(user.username)} out everywhere`}
        size="small"
        icon={<LogOut />}
        disabled={asker.id === user.id || !hasRight(asker, 'own')}
        onClick={() => setIsAsked(true)}
      />
      <ConfirmDialog
        isOpen={isAsked}
        isDestructive
        title={`Sign ${isolate(user.username)} out everywhere?`}
        question={`Every browser of ${nameAccount(user)} is signed out and every device is ended: codes that they made are refused. Credentials stay valid.`}
        confirmLabel="Sign out everywhere"
        isBusy={end.isPending}
        onClose={() => {
          if (!end.isPending) close()
        }}
        onConfirm={() => end.mutate(user, { onSuccess: close })}
      />
    </>
  )
}

/** Signs all users out, for stolen sessions when nobody knows which users are affected. */
export function EndEverySessionButton() {
  const end = useEndEverySession()
  const [isAsked, setIsAsked] = useState(false)

  return (
    <>
      <Button icon={<LogOut />} onClick={() => setIsAsked(true)}>
        Sign everybody out
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        isDestructive
        title="Sign everybody out?"
        question="Every account is signed out in every browser, yours too. Phones go on showing the codes that they hold, and need a log-in to renew them."
        confirmLabel="Sign out all"
        isBusy={end.isPending}
        onClose={() => {
          if (!end.isPending) setIsAsked(false)
        }}
        onConfirm={() => end.mutate()}
      />
    </>
  )
}
