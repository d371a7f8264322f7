import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { isFromHomeScreen } from './home-screen.ts'
import { words } from './words.ts'
import { showToast } from './toast-store.ts'

type PrintButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'onClick'>

/**
 * Prints the page. In an app on the home screen of an iPhone or iPad, `print()` does nothing, so
 * the button offers a file instead.
 */
export function PrintButton({ isBusy = false, ...look }: PrintButtonProps) {
  const [isMaking, setIsMaking] = useState(false)
  const [dialog, setDialog] = useState<ReactNode>(null)

  async function offerFile() {
    setIsMaking(true)
    await makeOffer(() => setDialog(null)).then(setDialog, reportFailure)
    setIsMaking(false)
  }

  return (
    <>
      <Button
        {...look}
        isBusy={isBusy || isMaking}
        onClick={() => {
          if (isFromHomeScreen()) void offerFile()
          else print()
        }}
      >
        {words.print.print}
      </Button>
      {dialog}
    </>
  )
}

async function makeOffer(onClose: () => void): Promise<ReactNode> {
  const { makePaperFile } = await import('./paper/paper-file.ts')
  const { PaperDialog } = await import('./paper/paper-dialog.tsx')
  return <PaperDialog file={await makePaperFile()} onClose={onClose} />
}

function reportFailure() {
  showToast({ ...words.print.failed, variant: 'destructive' })
}
