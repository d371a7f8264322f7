import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import BookOpen from 'lucide-react/icons/book-open'
import Crown from 'lucide-react/icons/crown'
import Shield from 'lucide-react/icons/shield'
import { isolateAddress } from '#contracts/text/show-address.ts'
import { useIsServerReached } from '#pwa/network/connection.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page, PageHeading, Panel } from '#pwa/ui/page.tsx'
import { LanguageButtons } from '#pwa/device/language/language-buttons.tsx'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { PRICE, SUPPORT_HOURS } from '#pwa/screens/storefront/claims/claims.ts'
import { DevicePanel } from './device-panel.tsx'
import { EmailNotices } from './email-notices.tsx'
import { PasskeyPanel } from './passkey-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { ProfileDetails } from './profile-details.tsx'
import { ReceiptPanel } from './receipt-panel.tsx'
import { RecoveryPanel } from './recovery-panel.tsx'
import { SessionPanel } from './session-panel.tsx'
import { WalletPanel } from './wallet-panel.tsx'
import { words } from './words.ts'
import styles from './profile-page.module.css'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { useExport, useExportPage } from './use-profile.ts'

export function ProfilePage() {
  const user = useUser()
  const isOffline = !useIsServerReached()

  return (
    <Page width="reading">
      <PageHeading title={words.title}>{isolateAddress(user.email)}</PageHeading>
      {isOffline && (
        <Notice tone="warn" title={words.offline.title}>
          {words.offline.text}
        </Notice>
      )}
      <EmailNotices user={user} isOffline={isOffline} />
      <div className={styles['group']}>
        <ProfileDetails user={user} isOffline={isOffline} />
        <ProfileActions user={user} />
        <LanguagePanel />
      </div>
      <div className={styles['group']}>
        <PasswordPanel user={user} isOffline={isOffline} />
        <PasskeyPanel user={user} isOffline={isOffline} />
        <RecoveryPanel user={user} isOffline={isOffline} />
        <SessionPanel owner={user.id} isOffline={isOffline} />
      </div>
      <div className={styles['group']}>
        <DevicePanel owner={user.id} isOffline={isOffline} />
        <WalletPanel owner={user.id} isOffline={isOffline} />
      </div>
      <div className={styles['group']}>
        <ReceiptPanel owner={user.id} />
        <AccountData isOffline={isOffline} />
      </div>
    </Page>
  )
}

function LanguagePanel() {
  return (
    <Panel title={words.language.title}>
      <p>{words.language.text}</p>
      <div className={styles['languages']}>
        <LanguageButtons />
      </div>
    </Panel>
  )
}

function AccountData({ isOffline }: { isOffline: boolean }) {
  const { id } = useUser()
  const download = useExport(id)
  const page = useExportPage()
  const [isDeleting, setIsDeleting] = useState(false)

  return (
    <Panel title={words.data.title}>
      <p className={styles['hint']}>{words.data.hint}</p>
      <div className={styles['actions']}>
        <Button
          icon={<Download />}
          disabled={isOffline}
          isBusy={download.isPending}
          onClick={() => download.mutate()}
        >
          {words.data.download}
        </Button>
        <Button
          icon={<FileText />}
          disabled={isOffline}
          isBusy={page.isPending}
          onClick={() => page.mutate()}
        >
          {words.data.downloadPage}
        </Button>
      </div>
      <div className={styles['deletion']}>
        <p>{words.data.deleteHint}</p>
        <Button
          variant="destructive"
          icon={<Trash2 />}
          disabled={isOffline}
          onClick={() => setIsDeleting(true)}
        >
          {words.data.delete}
        </Button>
      </div>
      {isDeleting && <DeleteAccountDialog onClose={() => setIsDeleting(false)} />}
    </Panel>
  )
}

function ProfileActions({ user }: { user: CurrentUser }) {
  return (
    <Panel title={words.actions.title}>
      {user.hasPremiumAccess ? (
        <Notice tone="ok" title={words.actions.premium.title}>
          {words.actions.premium.text(SUPPORT_HOURS)}
        </Notice>
      ) : (
        <p>{words.actions.offer(PRICE)}</p>
      )}
      <div className={styles['actions']}>
        {user.hasPremiumAccess ? (
          <ButtonLink to="/dashboard" icon={<BookOpen />}>
            {words.actions.dashboard}
          </ButtonLink>
        ) : (
          <ButtonLink variant="primary" to="/checkout" reloadDocument icon={<Crown />}>
            {words.actions.upgrade}
          </ButtonLink>
        )}
        {user.isAdmin && (
          <ButtonLink to="/admin" icon={<Shield />}>
            {words.actions.admin}
          </ButtonLink>
        )}
      </div>
    </Panel>
  )
}
