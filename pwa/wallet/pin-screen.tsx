import { useState, type SubmitEvent } from 'react'
import { enterPin, PIN_DIGITS_MAX, removePin } from '#pwa/presentation/pin.ts'
import { readWalletSettings, saveWalletSettings } from '#pwa/presentation/wallet-settings.ts'
import { Button } from '#pwa/ui/button.tsx'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { formatSeconds, secondsUntil } from '#pwa/ui/countdown.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { PasswordInput } from '#pwa/ui/password-input.tsx'
import { useNow } from '#pwa/ui/use-now.ts'
import styles from './settings.module.css'

interface PinScreenProps {
  owner: string
  onOpen: () => void
}

export function PinScreen({ owner, onOpen }: PinScreenProps) {
  const [pin, setPin] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [isWrong, setIsWrong] = useState(false)
  const [waitUntil, setWaitUntil] = useState(0)
  const [isForgotten, setIsForgotten] = useState(false)
  const secondsLeft = secondsUntil(waitUntil, useNow())

  async function open() {
    setIsBusy(true)
    const answer = await enterPin(owner, pin).finally(() => {
      setIsBusy(false)
      setPin('')
    })
    if (answer.result === 'opened') {
      onOpen()
      return
    }
    setIsWrong(answer.result === 'wrong')
    setWaitUntil(answer.waitUntil)
  }

  async function forget() {
    await removePin(owner)
    saveWalletSettings({ ...readWalletSettings(), securityLevel: 'standard' })
    onOpen()
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pin !== '' && secondsLeft === 0) void open()
  }

  return (
    <Page width="narrow">
      <PageHeading title="Wallet">Enter your PIN to open it on this device.</PageHeading>
      <form className={styles['form']} onSubmit={handleSubmit}>
        <PasswordInput
          label="PIN"
          inputMode="numeric"
          autoComplete="off"
          maxLength={PIN_DIGITS_MAX}
          value={pin}
          error={errorOf(isWrong, secondsLeft)}
          onValueChange={setPin}
        />
        <Button type="submit" variant="primary" isWide isBusy={isBusy} disabled={secondsLeft > 0}>
          Unlock
        </Button>
      </form>
      <div>
        <Button
          variant="quiet"
          onClick={() => {
            setIsForgotten(true)
          }}
        >
          Forgot PIN
        </Button>
      </div>
      <ConfirmDialog
        title="Forgot PIN"
        question="What the PIN protects on this device is given up, and your wallet is loaded again from your account. That needs a connection."
        confirmLabel="Load again"
        isOpen={isForgotten}
        onClose={() => {
          setIsForgotten(false)
        }}
        onConfirm={() => void forget()}
      />
    </Page>
  )
}

function errorOf(isWrong: boolean, secondsLeft: number): string | undefined {
  if (secondsLeft > 0) return `Wrong PIN. Try again in ${formatSeconds(secondsLeft)}.`
  return isWrong ? 'Wrong PIN. Try again.' : undefined
}
