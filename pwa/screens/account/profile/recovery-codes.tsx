import { Button } from '#pwa/ui/button.tsx'
import { copy } from '#pwa/ui/copy.ts'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { PrintButton } from '#pwa/ui/print-button.tsx'
import { showToast } from '#pwa/ui/toast-store.ts'
import styles from './recovery-codes.module.css'
import { words } from './words.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onClose: () => void
}

/** The user cannot see these codes again. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  async function copyAll() {
    if (await copy(codes.join('\n'))) showToast({ title: words.recovery.copied })
    else showToast({ ...words.recovery.notCopied, variant: 'destructive' })
  }

  return (
    <Dialog
      isOpen
      title={words.recovery.shown.title}
      description={words.recovery.shown.text}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => void copyAll()}>{words.recovery.shown.copy}</Button>
          <PrintButton />
          <Button variant="primary" onClick={onClose}>
            {words.recovery.shown.close}
          </Button>
        </>
      }
    >
      <ol className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
