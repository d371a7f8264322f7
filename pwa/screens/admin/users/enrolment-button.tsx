import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import type { ManagedUser } from '#contracts/accounts/administration.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { IconButton } from '#pwa/ui/button.tsx'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { useSendEnrolmentLink } from '#pwa/screens/admin/admin-mutations.ts'
import { nameAccount } from '#pwa/screens/admin/name-account.ts'

/** Mails a link for a new passkey to an administrator who has no passkey yet, or has lost all passkeys. */
export function EnrolmentButton({ user }: { user: ManagedUser }) {
  const [isAsked, setIsAsked] = useState(false)
  const link = useSendEnrolmentLink()

  function close() {
    if (!link.isPending) setIsAsked(false)
  }

  return (
    <>
      <IconButton
        label={`Send enrolment link to ${isolate(user.username)}`}
        size="small"
        icon={<KeyRound />}
        onClick={() => setIsAsked(true)}
      />
      {isAsked && (
        <ConfirmDialog
          isOpen
          title={`Send ${isolate(user.username)} an enrolment link?`}
          question={`${nameAccount(user)} gets a mail with a link. For 30 minutes anyone who has it, and knows the password of the account, can add a passkey to it. Make sure that they asked you for it themselves.`}
          confirmLabel="Send enrolment link"
          isBusy={link.isPending}
          onConfirm={() => {
            link.mutate(user, {
              onSuccess: () => {
                setIsAsked(false)
              },
            })
          }}
          onClose={close}
        />
      )}
    </>
  )
}
