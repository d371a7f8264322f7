import { useState } from 'react'
import type { ManagedUser } from '#contracts/accounts/administration.ts'
import { hasRight } from '#contracts/accounts/rights.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { joinClasses } from '#pwa/ui/join-classes.ts'
import { Switch } from '#pwa/ui/switch.tsx'
import {
  useSetAdmin,
  useSetMayAskNames,
  useSetPremium,
} from '#pwa/screens/admin/admin-mutations.ts'
import listStyles from '#pwa/screens/admin/list/list.module.css'
import styles from './users.module.css'
import { nameAccount } from '#pwa/screens/admin/name-account.ts'
import { EnrolmentButton } from './enrolment-button.tsx'
import { nameRights, RightsButton } from './user-rights.tsx'

/**
 * Gives or withdraws premium access. Only the withdrawal asks for a confirmation: access that was
 * given by mistake can be withdrawn by the next press.
 */
export function PremiumSwitch({ user }: { user: ManagedUser }) {
  return (
    <UserSwitch
      label={`Premium access of ${isolate(user.username)}`}
      user={user}
      isOn={user.hasPremiumAccess}
      isDisabled={!hasRight(useUser(), 'own')}
      change={useSetPremium()}
      question={user.hasPremiumAccess ? askWithdrawPremium(user) : null}
    />
  )
}

export function AdminSwitch({ user }: { user: ManagedUser }) {
  const asker = useUser()
  const isSelf = asker.id === user.id
  const isOwner = hasRight(asker, 'own')
  return (
    <div className={styles['role']}>
      <div>
        <UserSwitch
          label={`Admin role of ${isolate(user.username)}`}
          user={user}
          isOn={user.isAdmin}
          isDisabled={isSelf || user.isGuest || !isOwner}
          change={useSetAdmin()}
          question={user.isAdmin ? askWithdrawRole(user) : askGiveRole(user)}
        />
        {user.isAdmin && (
          <span className={joinClasses(listStyles['note'], styles['rights'])}>
            {nameRights(user.rights)}
          </span>
        )}
      </div>
      {user.isAdmin && isOwner && !isSelf && (
        <>
          <RightsButton user={user} />
          <EnrolmentButton user={user} />
        </>
      )}
    </div>
  )
}

/**
 * Lets a user ask wallets for names. Administrators can ask without this switch, and guests can never ask.
 */
export function AskingSwitch({ user }: { user: ManagedUser }) {
  const isOwner = hasRight(useUser(), 'own')
  const change = useSetMayAskNames()
  if (user.isAdmin || user.isGuest) {
    return <span className={listStyles['note']}>{user.isAdmin ? 'Always' : 'Never'}</span>
  }
  return (
    <UserSwitch
      label={`${isolate(user.username)} may ask wallets for names`}
      user={user}
      isOn={user.mayAskNames}
      isDisabled={!isOwner}
      change={change}
      question={user.mayAskNames ? askStopAsking(user) : askLetAsk(user)}
    />
  )
}

/**
 * The question before a change of power or access. It names the person, so that a wrong press harms
 * nobody. By the spec, only a deletion asks.
 */
interface Question {
  title: string
  consequence: string
  confirmLabel: string
  isDestructive?: boolean
}

function askWithdrawPremium(user: ManagedUser): Question {
  return {
    title: `Withdraw premium access of ${isolate(user.username)}?`,
    consequence: `${nameAccount(user)} loses at once what only premium opens. Access that was paid for stays.`,
    confirmLabel: 'Withdraw premium access',
    isDestructive: true,
  }
}

/** The warning about an unconfirmed address. Another person may be the owner of such an address. */
const NOT_CONFIRMED = 'The address is not confirmed: make sure that the account belongs to them.'

function askGiveRole(user: ManagedUser): Question {
  return {
    title: `Make ${isolate(user.username)} an administrator?`,
    consequence: [
      `${nameAccount(user)} can then see every account, credential and purchase, issue and revoke credentials, delete users, and give and withdraw the admin role, yours too.`,
      user.emailConfirmed ? '' : NOT_CONFIRMED,
    ].join(' '),
    confirmLabel: 'Make administrator',
  }
}

function askWithdrawRole(user: ManagedUser): Question {
  return {
    title: `Withdraw the admin role of ${isolate(user.username)}?`,
    consequence: `${nameAccount(user)} loses this console at once. The account itself stays as it is.`,
    confirmLabel: 'Withdraw admin role',
    isDestructive: true,
  }
}

function askLetAsk(user: ManagedUser): Question {
  return {
    title: `Let ${isolate(user.username)} ask wallets for names?`,
    consequence: [
      `${nameAccount(user)} can then ask any holder's wallet for the name and the last four digits of the passport. The wallet shows our name beside the question.`,
      user.emailConfirmed ? '' : NOT_CONFIRMED,
    ].join(' '),
    confirmLabel: 'Let them ask',
  }
}

function askStopAsking(user: ManagedUser): Question {
  return {
    title: `Let ${isolate(user.username)} ask for names no longer?`,
    consequence: `${nameAccount(user)} can then ask wallets for the visa class and its last day alone, as everybody can.`,
    confirmLabel: 'Withdraw',
    isDestructive: true,
  }
}

interface UserSwitchProps {
  label: string
  user: ManagedUser
  isOn: boolean
  isDisabled?: boolean
  change: ReturnType<typeof useSetPremium | typeof useSetAdmin | typeof useSetMayAskNames>
  /** The question before the change. Null when the change needs no confirmation. */
  question: Question | null
}

/** While a change is running, the switch shows the new state and ignores presses. */
function UserSwitch({ label, user, isOn, isDisabled = false, change, question }: UserSwitchProps) {
  const [asked, setAsked] = useState<(Question & { isOn: boolean }) | null>(null)

  function makeChange(target: boolean) {
    if (change.isPending) return
    const close = () => setAsked(null)
    change.mutate({ userId: user.id, isOn: target }, { onSuccess: close })
  }

  return (
    <div className={styles['control']}>
      <Switch
        label={label}
        isLabelHidden
        isDisabled={isDisabled}
        isOn={change.isPending ? change.variables.isOn : isOn}
        onChange={(target) => {
          if (question) setAsked({ ...question, isOn: target })
          else makeChange(target)
        }}
      />
      {asked && (
        <ConfirmDialog
          isOpen
          title={asked.title}
          question={asked.consequence}
          confirmLabel={asked.confirmLabel}
          isDestructive={asked.isDestructive ?? false}
          isBusy={change.isPending}
          onConfirm={() => makeChange(asked.isOn)}
          onClose={() => {
            if (!change.isPending) setAsked(null)
          }}
        />
      )}
    </div>
  )
}
