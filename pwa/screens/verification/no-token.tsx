import { useState, type SyntheticEvent } from 'react'
import { QR_DATA_MAX } from '#contracts/verification/qr-data.ts'
import { readTokenInput } from '#contracts/verification/token-input.ts'
import { VERDICTS } from '#contracts/verification/verdict.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { TextArea } from '#pwa/ui/text-area.tsx'
import styles from './verify-page.module.css'

/** What the page shows when its address carries nothing to verify. */
export function NoToken({ onToken }: { onToken: (token: string) => void }) {
  return (
    <>
      <EmptyState
        level={1}
        title="No Verification Token"
        actions={<ButtonLink to="/">Return to Homepage</ButtonLink>}
      >
        No verification token provided in URL
      </EmptyState>
      <PasteForm onToken={onToken} />
    </>
  )
}

function PasteForm({ onToken }: { onToken: (token: string) => void }) {
  const [text, setText] = useState('')
  const [error, setError] = useState('')

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    const found = readTokenInput(text)
    if (found.isFound) onToken(found.token)
    else setError(text.trim() === '' ? 'Please enter QR code data' : VERDICTS.TOKEN_MISSING.message)
  }

  return (
    <Panel title="Have a link or a code?">
      <form className={styles['form']} onSubmit={handleSubmit} noValidate>
        <TextArea
          label="Verification link or code"
          hint="Point your phone's camera at the code, or paste what it contains."
          maxLength={QR_DATA_MAX}
          value={text}
          error={error}
          spellCheck={false}
          autoComplete="off"
          onValueChange={(value) => {
            setText(value)
            setError('')
          }}
        />
        <Button type="submit" variant="primary">
          Verify Credential
        </Button>
      </form>
    </Panel>
  )
}
