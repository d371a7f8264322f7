import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useUser } from '#pwa/session/use-session.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import styles from './profile-page.module.css'
import { useExport, useExportPage } from './use-profile.ts'

export function AccountData({ isOffline }: { isOffline: boolean }) {
  const { id } = useUser()
  const download = useExport(id)
  const page = useExportPage()
  const [isDeleting, setIsDeleting] = useState(false)

  return (
    <Panel title="Your data">
      <p className={styles['hint']}>
        The download holds everything that we keep about you, except secrets such as the hash of
        your password, and the codes that this device noted, unless a PIN locks them. As a page it
        is easier to read, and without those codes. Deleting your account revokes your credentials
        and cannot be undone.
      </p>
      <div className={styles['actions']}>
        <Button
          icon={<Download />}
          disabled={isOffline}
          isBusy={download.isPending}
          onClick={() => download.mutate()}
        >
          Download My Data
        </Button>
        <Button
          icon={<FileText />}
          disabled={isOffline}
          isBusy={page.isPending}
          onClick={() => page.mutate()}
        >
          Download as a Page
        </Button>
        <Button icon={<Trash2 />} disabled={isOffline} onClick={() => setIsDeleting(true)}>
          Delete Account
        </Button>
      </div>
      {isDeleting && <DeleteAccountDialog onClose={() => setIsDeleting(false)} />}
    </Panel>
  )
}
