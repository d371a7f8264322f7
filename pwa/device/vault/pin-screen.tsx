import { useEffect, useState, type SubmitEvent } from 'react'
import { ReloadNotice } from '#pwa/device/storage/reload-notice.tsx'
import { ignoreStorageError } from '#pwa/device/storage/storage-error.ts'
import { Button } from '#pwa/ui/button.tsx'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { formatSeconds } from '#pwa/ui/countdown.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { PasswordInput } from '#pwa/ui/password-input.tsx'
import { giveUpKept } from './give-up-kept.ts'
import { enterPin, readPinWait } from './pin.ts'
import { PIN_DIGITS_MAX } from './pin-rule.ts'
import { words } from './words.ts'
import styles from './pin.module.css'

const LOOK_EVERY_MS = 1000

interface PinScreenProps {
  owner: string
  onOpen: () => void
}

export function PinScreen({ owner, onOpen }: PinScreenProps) {
  const [pin, setPin] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [isWrong, setIsWrong] = useState(false)
  const [secondsLeft, setWaitMs] = useSecondsLeft(owner)
  const [isForgotten, setIsForgotten] = useState(false)

  async function open() {
    setIsBusy(true)
    const answer = await ignoreStorageError(enterPin(owner, pin)).finally(() => {
      setIsBusy(false)
      setPin('')
    })
    if (!answer) return
    if (!('waitMs' in answer)) {
      onOpen()
      return
    }
    setIsWrong(answer.result === 'wrong')
    setWaitMs(answer.waitMs)
  }

  async function forget() {
    await giveUpKept(owner)
    onOpen()
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pin !== '' && secondsLeft === 0) void open()
  }

  return (
    <Page width="narrow">
      <PageHeading title={words.pinScreen.title}>{words.pinScreen.enter}</PageHeading>
      <ReloadNotice />
      <form className={styles['form']} onSubmit={handleSubmit}>
        <PasswordInput
          label={words.pinScreen.pin}
          inputMode="numeric"
          autoComplete="off"
          maxLength={PIN_DIGITS_MAX}
          value={pin}
          error={errorOf(isWrong, secondsLeft)}
          onValueChange={setPin}
        />
        <Button type="submit" variant="primary" isWide isBusy={isBusy} disabled={secondsLeft > 0}>
          {words.pinScreen.unlock}
        </Button>
      </form>
      <div>
        <Button variant="quiet" onClick={() => setIsForgotten(true)}>
          {words.pinScreen.forgot}
        </Button>
      </div>
      <ConfirmDialog
        title={words.pinScreen.forgot}
        question={words.pinScreen.question}
        confirmLabel={words.pinScreen.loadAgain}
        isOpen={isForgotten}
        onClose={() => setIsForgotten(false)}
        onConfirm={() => void forget()}
      />
    </Page>
  )
}

/** Returns the seconds until the next try. A reload starts the full wait again. */
function useSecondsLeft(owner: string): [number, (waitMs: number) => void] {
  const [waitMs, setWaitMs] = useState(0)
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const left = await ignoreStorageError(readPinWait(owner))
      if (!isGone && left !== undefined) setWaitMs(left)
    }
    void look()
    const timer = setInterval(() => void look(), LOOK_EVERY_MS)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [owner])
  return [Math.ceil(waitMs / 1000), setWaitMs]
}

function errorOf(isWrong: boolean, secondsLeft: number): string | undefined {
  if (secondsLeft > 0) return words.pinScreen.wrongUntil(formatSeconds(secondsLeft))
  return isWrong ? words.pinScreen.wrong : undefined
}
