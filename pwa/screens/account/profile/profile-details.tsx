import Crown from 'lucide-react/icons/crown'
import Pencil from 'lucide-react/icons/pencil'
import Shield from 'lucide-react/icons/shield'
import { useState } from 'react'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { isolate, isolateAddress } from '#contracts/text/isolate.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { formatDay } from '#pwa/ui/format-date.ts'
import { Panel } from '#pwa/ui/page.tsx'
import { Fact } from '#pwa/ui/fact.tsx'
import { EditProfileForm } from './edit-profile-form.tsx'
import styles from './profile-page.module.css'

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
            <Fact label="Username">{isolate(user.username)}</Fact>
            <Fact label="Email">{isolateAddress(user.email)}</Fact>
            <Fact label="Access">
              {user.hasPremiumAccess ? (
                <Badge tone="ok" icon={<Crown />}>
                  Premium
                </Badge>
              ) : (
                <Badge>Free</Badge>
              )}
            </Fact>
            {user.isAdmin && (
              <Fact label="Role">
                <Badge tone="note" icon={<Shield />}>
                  Admin
                </Badge>
              </Fact>
            )}
            <Fact label="Member Since">{formatDay(user.createdAt.slice(0, DAY_LENGTH))}</Fact>
          </dl>
          <div>
            <Button icon={<Pencil />} disabled={isOffline} onClick={() => setIsEditing(true)}>
              Edit Profile
            </Button>
          </div>
        </>
      )}
    </Panel>
  )
}
