import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import { useState, type SyntheticEvent } from 'react'
import { Button } from '#pwa/ui/button.tsx'
import { TextArea } from '#pwa/ui/text-input.tsx'
import { showToast } from '#pwa/ui/toast-store.ts'
import styles from './scan-tab.module.css'
import { words } from './words.tsx'

const { manual } = words

export function ManualEntry({ onCode }: { onCode: (text: string) => void }) {
  const [text, setText] = useState('')

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    if (text.trim() === '') refuse(manual.toasts.noInput)
    else onCode(text.trim())
  }

  async function pasteFromClipboard() {
    const pasted = await readClipboard()
    if (pasted === null) refuse(manual.toasts.noAccess)
    else if (pasted.trim() === '') refuse(manual.toasts.noData)
    else setText(pasted.trim())
  }

  return (
    <form className={styles['form']} onSubmit={handleSubmit} noValidate>
      <TextArea
        label={manual.label}
        placeholder={manual.placeholder}
        hint={manual.hint}
        rows={6}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onValueChange={setText}
      />
      <div className={styles['buttons']}>
        <Button type="submit" variant="primary" disabled={text === ''}>
          {manual.verify}
        </Button>
        <Button icon={<ClipboardPaste />} onClick={() => void pasteFromClipboard()}>
          {manual.paste}
        </Button>
        <Button variant="quiet" onClick={() => setText('')}>
          {manual.reset}
        </Button>
      </div>
    </form>
  )
}

/** Returns null when the browser or the user does not allow this. */
async function readClipboard(): Promise<string | null> {
  if (!('clipboard' in navigator)) return null
  return navigator.clipboard.readText().catch(() => null)
}

function refuse(toast: { title: string; description: string }) {
  showToast({ ...toast, variant: 'destructive' })
}
