import { isolateAddress } from '#contracts/text/show-address.ts'
import { useIsServerReached } from '#pwa/network/connection.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page, PageHeading, Panel } from '#pwa/ui/page.tsx'
import { LanguageButtons } from '#pwa/device/language/language-buttons.tsx'
import { AccountData } from './account-data.tsx'
import { DevicePanel } from './device-panel.tsx'
import { EmailNotices } from './email-notices.tsx'
import { PasskeyPanel } from './passkey-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { ProfileActions } from './profile-actions.tsx'
import { ProfileDetails } from './profile-details.tsx'
import { ReceiptPanel } from './receipt-panel.tsx'
import { RecoveryPanel } from './recovery-panel.tsx'
import { SessionPanel } from './session-panel.tsx'
import { WalletPanel } from './wallet-panel.tsx'
import { words } from './words.ts'
import styles from './profile-page.module.css'

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
      <ProfileDetails user={user} isOffline={isOffline} />
      <ProfileActions user={user} />
      <LanguagePanel />
      <PasswordPanel user={user} isOffline={isOffline} />
      <PasskeyPanel user={user} isOffline={isOffline} />
      <RecoveryPanel user={user} isOffline={isOffline} />
      <SessionPanel owner={user.id} isOffline={isOffline} />
      <DevicePanel owner={user.id} isOffline={isOffline} />
      <WalletPanel owner={user.id} isOffline={isOffline} />
      <ReceiptPanel owner={user.id} />
      <AccountData isOffline={isOffline} />
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
