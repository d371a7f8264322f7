import { useState } from 'react'
import type { Device } from '#contracts/presentation/calls.ts'
import { sentenceFor } from '#pwa/network/http.ts'
import { CodeList } from '#pwa/device/presentation/code-list.tsx'
import { EndDeviceDialog } from '#pwa/device/presentation/end-device-dialog.tsx'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import styles from './settings.module.css'
import { useDevices, useEndDevice, useThisDevice } from './use-devices.ts'

/** Every device that can show these credentials, and a way to end a lost one. */
export function DeviceList({ owner }: { owner: string }) {
  const devices = useDevices(owner)
  const thisDevice = useThisDevice(owner)
  const end = useEndDevice(owner)
  const [asked, setAsked] = useState<Device | null>(null)

  return (
    <>
      <h3 className={styles['title']}>Devices</h3>
      {devices.isError && <p className={styles['hint']}>{sentenceFor(devices.error)}</p>}
      {devices.data?.length === 0 && (
        <p className={styles['hint']}>No device holds a key for this wallet yet.</p>
      )}
      <ul className={styles['devices']}>
        {devices.data?.map((device) => (
          <li key={device.deviceId}>
            <DeviceLines device={device} />
            {device.deviceId === thisDevice.data ? (
              <Badge tone="ok">This device</Badge>
            ) : (
              <Button
                size="small"
                isBusy={end.isPending && end.variables === device.deviceId}
                aria-label={`End ${device.name}`}
                onClick={() => {
                  setAsked(device)
                }}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      <CodeList owner={owner} classes={{ list: styles['devices'], hint: styles['hint'] }} />
      {asked && (
        <EndDeviceDialog
          device={asked}
          onClose={() => {
            setAsked(null)
          }}
          onConfirm={() => {
            end.mutate(asked.deviceId)
            setAsked(null)
          }}
        />
      )}
    </>
  )
}

function DeviceLines({ device: { name, createdAt, renewedAt } }: { device: Device }) {
  return (
    <p>
      <strong>{name}</strong>
      <span className={styles['hint']}>Last renewed {formatInstant(renewedAt ?? createdAt)}</span>
    </p>
  )
}
