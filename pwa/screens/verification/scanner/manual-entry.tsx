import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import { useState, type SyntheticEvent } from 'react'
import { QR_DATA_MAX } from '#contracts/verification/qr-data.ts'
import { Button } from '#pwa/ui/button.tsx'
import { TextArea } from '#pwa/ui/text-area.tsx'
import { showToast } from '#pwa/ui/toast-store.ts'
import styles from './scan-tab.module.css'

export function ManualEntry({ onCode }: { onCode: (text: string) => void }) {
  const [text, setText] = useState('')

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    if (text.trim() === '') refuse('Invalid Input', 'Please enter QR code data')
    else onCode(text.trim())
  }

  async function pasteFromClipboard() {
    const pasted = await readClipboard()
    if (pasted === null) refuse('Clipboard Access Failed', 'Unable to read from clipboard')
    else if (pasted.trim() === '') refuse('No Data', 'Clipboard is empty')
    else setText(pasted.trim().slice(0, QR_DATA_MAX))
  }

  return (
    <form className={styles['form']} onSubmit={handleSubmit} noValidate>
      <TextArea
        label="QR code data"
        placeholder="Paste the verification link, or the digits of the code"
        hint="A scanner that works as a keyboard needs no field: just scan."
        rows={6}
        maxLength={QR_DATA_MAX}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onValueChange={setText}
      />
      <div className={styles['buttons']}>
        <Button type="submit" variant="primary" disabled={text === ''}>
          Verify Credential
        </Button>
        <Button icon={<ClipboardPaste />} onClick={() => void pasteFromClipboard()}>
          Paste from Clipboard
        </Button>
        <Button variant="quiet" onClick={() => setText('')}>
          Reset
        </Button>
      </div>
    </form>
  )
}

/** Returns the text in the clipboard. Returns null when the browser or the user does not allow the read. */
async function readClipboard(): Promise<string | null> {
  if (!('clipboard' in navigator)) return null
  return navigator.clipboard.readText().catch(() => null)
}

function refuse(title: string, description: string) {
  showToast({ title, description, variant: 'destructive' })
}
