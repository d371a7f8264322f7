import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { saveFile } from '#pwa/ui/save-file.ts'

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
      title="Print from a file"
      description="An app on the home screen cannot print. Save this paper as a file, open it in Files or on a computer, and print it there. Delete the file if nobody else may read it."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={() => void save()}>
            Save the file
          </Button>
        </>
      }
    />
  )
}
