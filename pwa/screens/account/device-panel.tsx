import type { Device } from '#contracts/presentation/calls.ts'
import { DEVICE_ENDS } from '#contracts/presentation/device-end.ts'
import { sentenceFor } from '#pwa/network/http.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Panel } from '#pwa/ui/page.tsx'
import styles from './profile-page.module.css'
import { useDevices, useEndDevice, useThisDevice } from './use-profile.ts'

/** Every device whose key can show these credentials, and the way to end one that was lost. */
export function DevicePanel({ owner, isOffline }: { owner: string; isOffline: boolean }) {
  const { data, error, isPending } = useDevices(owner)
  const devices = data?.filter(({ endedAt }) => endedAt === null)
  const ended = data?.filter(({ endedAt }) => endedAt !== null) ?? []
  const { data: thisDevice } = useThisDevice(owner)
  const end = useEndDevice(owner)

  return (
    <Panel title="Devices that show your credentials">
      {isPending && <p className={styles['hint']}>Loading…</p>}
      {error && <p className={styles['hint']}>{sentenceFor(error)}</p>}
      {devices?.length === 0 && (
        <p className={styles['hint']}>
          None yet. A device gets its key when the wallet is opened on it.
        </p>
      )}
      <ul className={styles['list']}>
        {devices?.map((device) => (
          <li key={device.deviceId}>
            <DeviceLines device={device} />
            {device.deviceId === thisDevice ? (
              <Badge tone="ok">This device</Badge>
            ) : (
              <Button
                size="small"
                disabled={isOffline}
                isBusy={end.isPending && end.variables === device.deviceId}
                aria-label={`End ${device.name}`}
                onClick={() => {
                  end.mutate(device.deviceId)
                }}
              >
                End
              </Button>
            )}
          </li>
        ))}
        {ended.map((device) => (
          <li key={device.deviceId}>
            <EndedLines device={device} />
          </li>
        ))}
      </ul>
    </Panel>
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

function EndedLines({ device: { name, endedAt, endReason } }: { device: Device }) {
  if (endedAt === null || endReason === null) return null
  return (
    <p>
      <strong>{name}</strong>
      <span className={styles['hint']}>
        Ended {formatInstant(endedAt)}: {DEVICE_ENDS[endReason]}.
      </span>
    </p>
  )
}
