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
import { words } from './words.ts'

export function AccountData({ isOffline }: { isOffline: boolean }) {
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
        <Button icon={<Trash2 />} disabled={isOffline} onClick={() => setIsDeleting(true)}>
          {words.data.delete}
        </Button>
      </div>
      {isDeleting && <DeleteAccountDialog onClose={() => setIsDeleting(false)} />}
    </Panel>
  )
}
