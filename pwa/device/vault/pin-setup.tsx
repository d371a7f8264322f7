import { useState, type SubmitEvent } from 'react'
import { ReloadNotice } from '#pwa/device/storage/reload-notice.tsx'
import { ignoreStorageError } from '#pwa/device/storage/storage-error.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { focusFirstError } from '#pwa/ui/focus-first-error.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { PasswordInput } from '#pwa/ui/password-input.tsx'
import { sentenceForLevel, setPin as storePin } from './change-level.ts'
import styles from './pin.module.css'
import { faultOfPin, PIN_DIGITS_MAX, PIN_HINT, toPin } from './pin-rule.ts'
import { words } from './words.ts'

interface PinSetupProps {
  owner: string
  onSet: () => void
  onClose: () => void
}

export function PinSetup({ owner, onSet, onClose }: PinSetupProps) {
  const [pin, setPin] = useState('')
  const [again, setAgain] = useState('')
  const [errors, setErrors] = useState<{ pin?: string; again?: string }>({})
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function set() {
    setIsBusy(true)
    setRefusal(null)
    try {
      const isSet = await ignoreStorageError(storePin(owner, pin).then(() => true))
      if (isSet) onSet()
    } catch (error) {
      setRefusal(sentenceForLevel(error, words.pinSetup.failed))
    }
    setIsBusy(false)
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fault = faultOfPin(pin, Date.now())
    if (fault !== undefined) refuse({ pin: fault })
    else if (toPin(pin) !== toPin(again)) refuse({ again: words.pinSetup.differ })
    else void set()

    function refuse(found: typeof errors) {
      setErrors(found)
      focusFirstError(form)
    }
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={words.pinSetup.title}
      description={words.pinSetup.description}
      onClose={onClose}
    >
      <ReloadNotice />
      <form className={styles['form']} noValidate onSubmit={handleSubmit}>
        <PasswordInput
          label={words.pinSetup.pin}
          inputMode="numeric"
          autoComplete="off"
          maxLength={PIN_DIGITS_MAX}
          hint={PIN_HINT}
          value={pin}
          error={errors.pin}
          onValueChange={setPin}
        />
        <PasswordInput
          label={words.pinSetup.again}
          inputMode="numeric"
          autoComplete="off"
          maxLength={PIN_DIGITS_MAX}
          value={again}
          error={errors.again}
          onValueChange={setAgain}
        />
        {refusal !== null && (
          <Notice tone="warn" isAlert>
            {refusal}
          </Notice>
        )}
        <Button type="submit" variant="primary" isWide isBusy={isBusy}>
          {words.pinSetup.set}
        </Button>
      </form>
    </Dialog>
  )
}
