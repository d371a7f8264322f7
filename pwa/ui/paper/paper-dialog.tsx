import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { words as uiWords } from '#pwa/ui/words.ts'
import { saveFile } from '#pwa/ui/save-file.ts'
import { words } from './words.tsx'

interface PaperDialogProps {
  file: File
  onClose: () => void
}

/**
 * Offers the page as a file, because an app on the home screen of an iPhone or iPad cannot print.
 */
export function PaperDialog({ file, onClose }: PaperDialogProps) {
  async function save() {
    if (await saveFile(file.name, file)) onClose()
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={words.paperDialog.title}
      description={words.paperDialog.text}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiWords.dialog.cancel}</Button>
          <Button variant="primary" onClick={() => void save()}>
            {words.paperDialog.save}
          </Button>
        </>
      }
    />
  )
}
