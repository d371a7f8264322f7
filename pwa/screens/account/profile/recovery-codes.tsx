import { Button } from '#pwa/ui/button.tsx'
import { copy } from '#pwa/ui/copy.ts'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { PrintButton } from '#pwa/ui/print-button.tsx'
import { showToast } from '#pwa/ui/toast-store.ts'
import styles from './recovery-codes.module.css'

interface RecoveryCodesProps {
  codes: readonly string[]
  onClose: () => void
}

/** Shows new recovery codes. The user cannot see these codes again. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  async function copyAll() {
    if (await copy(codes.join('\n'))) showToast({ title: 'Copied the codes' })
    else {
      showToast({
        title: 'Could not copy the codes',
        description: 'This browser does not allow it. Print them, or write them down.',
        variant: 'destructive',
      })
    }
  }

  return (
    <Dialog
      isOpen
      title="Your recovery codes"
      description="They are shown only now. Each counts once, together with your password."
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => void copyAll()}>Copy</Button>
          <PrintButton />
          <Button variant="primary" onClick={onClose}>
            I have kept them
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
