import { useEffect, useState } from 'react'
import type { Device } from '#contracts/presentation/calls.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { useDevicesInUse, useEndDevice, useThisDevice } from '#pwa/device/presentation/devices.ts'
import { EndDeviceDialog } from '#pwa/device/presentation/end-device-dialog.tsx'
import type { PassTrouble } from '#pwa/device/presentation/passes.ts'
import { Button } from '#pwa/ui/button.tsx'
import { formatLocalDay } from '#pwa/ui/format-date.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { Select } from '#pwa/ui/select.tsx'
import { words } from './words.tsx'
import styles from './same-phone.module.css'
import { siteTexts } from '#pwa/ui/browser-storage.ts'

const ANSWERED_KEY = 'samePhone'

interface SamePhoneProps {
  owner: string
  trouble: PassTrouble | null
  /** Is called when the holder has ended a device. The account can then have another device. */
  onEnded: () => void
}

/**
 * Asks once, in an app on the home screen, whether another device is the browser on the same phone.
 * The app and the browser have different keys, so one phone takes two of the account's places
 * (`DEVICES_MAX`). Only the holder knows that both are on one phone, so a device ends only when the
 * holder says yes.
 */
export function SamePhone({ owner, trouble, onEnded }: SamePhoneProps) {
  const [isAnswered, setIsAnswered] = useState(siteTexts.get(ANSWERED_KEY) === owner)
  const { devices } = useDevicesInUse(owner)
  const { data: thisId } = useThisDevice(owner)
  const end = useEndDevice(owner)

  function answer() {
    siteTexts.set(ANSWERED_KEY, owner)
    setIsAnswered(true)
  }

  const isPlaced = typeof thisId === 'string' || trouble === 'too-many-devices'
  const others = isPlaced ? devices?.filter(({ deviceId }) => deviceId !== thisId) : undefined
  // When there is no other device, the app never asks, because a device that is added later is on
  // another phone.
  const isOnlyOne = others?.length === 0
  useEffect(() => {
    if (isOnlyOne) siteTexts.set(ANSWERED_KEY, owner)
  }, [isOnlyOne, owner])

  if (isAnswered || !others) return null
  return (
    <Question
      others={others}
      onNo={answer}
      onEnd={({ deviceId }) => {
        end.mutate(deviceId, {
          onSuccess: () => {
            answer()
            onEnded()
          },
        })
      }}
    />
  )
}

interface QuestionProps {
  others: readonly Device[]
  onEnd: (device: Device) => void
  onNo: () => void
}

function Question({ others, onEnd, onNo }: QuestionProps) {
  const [chosenId, setChosenId] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const chosen = others.find(({ deviceId }) => deviceId === chosenId) ?? others[0]
  if (!chosen) return null
  return (
    <Notice
      title={words.samePhone.title}
      actions={
        <>
          <Button size="small" onClick={() => setIsAsking(true)}>
            {words.samePhone.end}
          </Button>
          <Button size="small" variant="quiet" onClick={onNo}>
            {words.samePhone.no}
          </Button>
        </>
      }
    >
      <div className={styles['question']}>
        <p>{words.samePhone.text}</p>
        <Select
          label={words.samePhone.label}
          value={chosen.deviceId}
          options={others.map(({ deviceId, name, renewedAt, createdAt }) => ({
            value: deviceId,
            label: `${isolate(name)}, ${formatLocalDay(new Date(renewedAt ?? createdAt))}`,
          }))}
          onValueChange={setChosenId}
        />
      </div>
      {isAsking && (
        <EndDeviceDialog
          device={chosen}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false)
            onEnd(chosen)
          }}
        />
      )}
    </Notice>
  )
}
