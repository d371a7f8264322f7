import Crown from 'lucide-react/icons/crown'
import Pencil from 'lucide-react/icons/pencil'
import Shield from 'lucide-react/icons/shield'
import { useState } from 'react'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { formatDay } from '#pwa/ui/format-date.ts'
import { Panel } from '#pwa/ui/page.tsx'
import { Fact } from '#pwa/ui/fact.tsx'
import { EditProfileForm } from './edit-profile-form.tsx'
import styles from './profile-page.module.css'
import { words } from './words.ts'

const DAY_LENGTH = 'YYYY-MM-DD'.length

export function ProfileDetails({ user, isOffline }: { user: CurrentUser; isOffline: boolean }) {
  const [isEditing, setIsEditing] = useState(false)

  return (
    <Panel>
      {isEditing ? (
        <EditProfileForm user={user} isOffline={isOffline} onEnd={() => setIsEditing(false)} />
      ) : (
        <>
          <dl className={styles['facts']}>
            <Fact label={words.details.username}>{isolate(user.username)}</Fact>
            <Fact label={words.details.email}>{isolateAddress(user.email)}</Fact>
            <Fact label={words.details.access}>
              {user.hasPremiumAccess ? (
                <Badge tone="ok" icon={<Crown />}>
                  {words.details.premium}
                </Badge>
              ) : (
                <Badge>{words.details.free}</Badge>
              )}
            </Fact>
            {user.isAdmin && (
              <Fact label={words.details.role}>
                <Badge tone="note" icon={<Shield />}>
                  {words.details.admin}
                </Badge>
              </Fact>
            )}
            <Fact label={words.details.memberSince}>
              {formatDay(user.createdAt.slice(0, DAY_LENGTH))}
            </Fact>
          </dl>
          <div>
            <Button icon={<Pencil />} disabled={isOffline} onClick={() => setIsEditing(true)}>
              {words.details.edit}
            </Button>
          </div>
        </>
      )}
    </Panel>
  )
}
