import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState, type SubmitEvent } from 'react'
import type { ManagedUser } from '#contracts/accounts/administration.ts'
import { RIGHTS, type Right } from '#contracts/accounts/rights.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { IconButton } from '#pwa/ui/button.tsx'
import { Checkbox } from '#pwa/ui/checkbox.tsx'
import { ActionDialog } from '#pwa/screens/admin/action-dialog.tsx'
import { useSetRights } from '#pwa/screens/admin/admin-mutations.ts'
import { nameAccount } from '#pwa/screens/admin/name-account.ts'

/**
 * The rights that an owner can give. `audit` is not a choice, because every administrator can see everything.
 */
const CHOICES: [Exclude<Right, 'audit'>, string][] = [
  ['issue', 'Issue credentials'],
  ['revoke', 'Revoke credentials'],
  ['own', 'Everything: also give premium access, delete users and decide who may do what'],
]

/** Returns the rights of a user in two or three words. */
export function nameRights(rights: readonly Right[]): string {
  if (rights.includes('own')) return 'Owner'
  const actions = [rights.includes('issue') && 'issues', rights.includes('revoke') && 'revokes']
  const named = actions.filter((action) => action !== false).join(', ')
  return named === '' ? 'Sees only' : `Sees, ${named}`
}

export function RightsButton({ user }: { user: ManagedUser }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton
        label={`Rights of ${isolate(user.username)}`}
        size="small"
        icon={<SlidersHorizontal />}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <RightsDialog user={user} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function RightsDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const change = useSetRights()
  const [chosen, setChosen] = useState<readonly Right[]>(user.rights)
  const isOwner = chosen.includes('own')

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (change.isPending) return
    const rights = isOwner ? [...RIGHTS] : RIGHTS.filter((right) => isGiven(chosen, right))
    change.mutate({ userId: user.id, rights }, { onSuccess: onClose })
  }

  return (
    <ActionDialog
      title={`Rights of ${isolate(user.username)}`}
      description={`${nameAccount(user)} sees everything in this console, and may also:`}
      submit="Save rights"
      variant="primary"
      isPending={change.isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {CHOICES.map(([right, label]) => (
        <Checkbox
          key={right}
          label={label}
          isChecked={isOwner || chosen.includes(right)}
          isDisabled={isOwner && right !== 'own'}
          onChange={(isOn) => {
            setChosen(isOn ? [...chosen, right] : chosen.filter((other) => other !== right))
          }}
        />
      ))}
    </ActionDialog>
  )
}

function isGiven(chosen: readonly Right[], right: Right): boolean {
  return right === 'audit' || chosen.includes(right)
}
