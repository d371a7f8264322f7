import Crown from 'lucide-react/icons/crown'
import Shield from 'lucide-react/icons/shield'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ManagedUser, USER_SORTS } from '#contracts/accounts/administration.ts'
import { hasRight } from '#contracts/accounts/rights.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { Address } from '#pwa/ui/address.tsx'
import { Badge } from '#pwa/ui/badge.tsx'
import { IconButton } from '#pwa/ui/button.tsx'
import { formatDay } from '#pwa/ui/format-date.ts'
import { joinClasses } from '#pwa/ui/join-classes.ts'
import { Line } from '#pwa/ui/line.tsx'
import { Notes } from '#pwa/ui/notes.tsx'
import type { Column } from '#pwa/ui/table.tsx'
import { Fact } from '#pwa/ui/fact.tsx'
import listStyles from '#pwa/screens/admin/list/list.module.css'
import styles from './users.module.css'
import { EndSessionsButton } from './end-sessions.tsx'
import { AdminSwitch, AskingSwitch, PremiumSwitch } from './user-switches.tsx'

const SELF = 'This is you. Only another owner can change your rights or delete you.'
const GUEST = 'Came to the checkout without an account; can become an admin once it is claimed.'
const DAY_LENGTH = 'YYYY-MM-DD'.length

type Delete = (user: ManagedUser) => void

export function userColumns(onDelete: Delete): Column<ManagedUser, (typeof USER_SORTS)[number]>[] {
  return [
    { id: 'user', header: 'User', sortKey: 'username', cell: (user) => <UserName user={user} /> },
    { id: 'email', header: 'Email', sortKey: 'email', cell: (user) => <UserEmail user={user} /> },
    { id: 'status', header: 'Status', cell: (user) => <AccessBadge user={user} /> },
    { id: 'premium', header: 'Premium', cell: (user) => <PremiumSwitch user={user} /> },
    { id: 'admin', header: 'Administrator', cell: (user) => <AdminSwitch user={user} /> },
    { id: 'asking', header: 'Asks for names', cell: (user) => <AskingSwitch user={user} /> },
    {
      id: 'created',
      header: 'Created',
      sortKey: 'createdAt',
      cell: ({ createdAt }) => <Created at={createdAt} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: (user) => <UserActions user={user} onDelete={onDelete} />,
    },
  ]
}

export function UserCard({ user, onDelete }: { user: ManagedUser; onDelete: Delete }) {
  return (
    <article className={listStyles['card']}>
      <header className={listStyles['cardHead']}>
        <UserName user={user} />
        <AccessBadge user={user} />
      </header>
      <dl className={listStyles['facts']}>
        <Fact label="Email" className={listStyles['wide']}>
          <UserEmail user={user} />
        </Fact>
        <Fact label="Premium">
          <PremiumSwitch user={user} />
        </Fact>
        <Fact label="Created">
          <Created at={user.createdAt} />
        </Fact>
        <Fact label="Administrator">
          <AdminSwitch user={user} />
        </Fact>
        <Fact label="Asks for names">
          <AskingSwitch user={user} />
        </Fact>
        <Fact label="Actions">
          <UserActions user={user} onDelete={onDelete} />
        </Fact>
      </dl>
    </article>
  )
}

function UserName({ user }: { user: ManagedUser }) {
  const isSelf = useUser().id === user.id
  return (
    <div className={styles['name']}>
      <div className={joinClasses(listStyles['side'], listStyles['title'])}>
        <Line>{isolate(user.username)}</Line>
        {user.isAdmin && <Shield className={styles['shield']} role="img" aria-label="Admin" />}
        {user.hasPremiumAccess && (
          <Crown className={styles['crown']} role="img" aria-label="Premium" />
        )}
        {user.isGuest && <Badge>Guest</Badge>}
      </div>
      {isSelf && <Notes notes={[SELF]} />}
      {user.isGuest && <Notes notes={[GUEST]} />}
    </div>
  )
}

function UserEmail({ user: { email, emailConfirmed } }: { user: ManagedUser }) {
  return (
    <div className={joinClasses(listStyles['side'], styles['email'])}>
      <Line title={isolateAddress(email)}>
        <Address>{email}</Address>
      </Line>
      {!emailConfirmed && <Badge tone="warn">Unconfirmed</Badge>}
    </div>
  )
}

function AccessBadge({ user }: { user: ManagedUser }) {
  return user.hasPremiumAccess ? <Badge tone="ok">Premium</Badge> : <Badge>Free</Badge>
}

function Created({ at }: { at: string | null }) {
  return (
    <span className={listStyles['day']}>
      {at === null ? 'N/A' : formatDay(at.slice(0, DAY_LENGTH))}
    </span>
  )
}

function UserActions({ user, onDelete }: { user: ManagedUser; onDelete: Delete }) {
  return (
    <div className={styles['control']}>
      <EndSessionsButton user={user} />
      <DeleteButton user={user} onDelete={onDelete} />
    </div>
  )
}

function DeleteButton({ user, onDelete }: { user: ManagedUser; onDelete: Delete }) {
  const asker = useUser()
  return (
    <IconButton
      label={`Delete ${isolate(user.username)}`}
      size="small"
      icon={<Trash2 />}
      disabled={asker.id === user.id || !hasRight(asker, 'own')}
      onClick={() => onDelete(user)}
    />
  )
}
