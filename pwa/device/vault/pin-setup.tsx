import { useState, type SubmitEvent } from 'react'
import { ReloadNotice } from '#pwa/device/storage/reload-notice.tsx'
import { toldOnly } from '#pwa/device/storage/storage-error.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { focusFirstError } from '#pwa/ui/focus-first-error.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { PasswordInput } from '#pwa/ui/password-input.tsx'
import { sentenceForLevel, setPin as storePin } from './change-level.ts'
import styles from './pin.module.css'
import { faultOfPin, PIN_DIGITS_MAX, PIN_HINT, toPin } from './pin-rule.ts'

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
      const isSet = await toldOnly(storePin(owner, pin).then(() => true))
      if (isSet) onSet()
    } catch (error) {
      setRefusal(sentenceForLevel(error, 'The PIN could not be set. Please try again.'))
    }
    setIsBusy(false)
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fault = faultOfPin(pin, Date.now())
    if (fault !== undefined) refuse({ pin: fault })
    else if (toPin(pin) !== toPin(again)) refuse({ again: 'The two PINs differ.' })
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
      title="Choose a PIN"
      description="It opens the wallet on this device only. If you forget it, the wallet is loaded again from your account, but not what this device noted of codes that you made."
      onClose={onClose}
    >
      <ReloadNotice />
      <form className={styles['form']} noValidate onSubmit={handleSubmit}>
        <PasswordInput
          label="PIN"
          inputMode="numeric"
          autoComplete="off"
          maxLength={PIN_DIGITS_MAX}
          hint={PIN_HINT}
          value={pin}
          error={errors.pin}
          onValueChange={setPin}
        />
        <PasswordInput
          label="PIN again"
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
          Set PIN
        </Button>
      </form>
    </Dialog>
  )
}
