import type { Device } from '#contracts/presentation/calls.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { sentenceFor } from '#pwa/network/errors.ts'
import { CodeList } from '#pwa/device/presentation/code-list.tsx'
import { useDevicesInUse, useThisDevice } from '#pwa/device/presentation/devices.ts'
import { words as presentation } from '#pwa/device/presentation/words.ts'
import { EndDevice } from '#pwa/device/presentation/end-device.tsx'
import { Badge } from '#pwa/ui/badge.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { words } from './words.ts'
import styles from './settings.module.css'

/** Lists every device that can show the account's credentials. Offers to end a lost device. */
export function DeviceList({ owner }: { owner: string }) {
  const { devices, waiting, error } = useDevicesInUse(owner)
  const { data: thisDevice } = useThisDevice(owner)

  return (
    <>
      <h3 className={styles['title']}>{words.devices.title}</h3>
      {error && <p className={styles['hint']}>{sentenceFor(error)}</p>}
      {devices?.length === 0 && <p className={styles['hint']}>{words.devices.none}</p>}
      <ul className={styles['devices']}>
        {devices?.concat(waiting).map((device) => (
          <li key={device.deviceId}>
            <DeviceLines device={device} />
            {device.deviceId === thisDevice ? (
              <Badge tone="ok">{words.devices.thisDevice}</Badge>
            ) : (
              <EndDevice owner={owner} device={device} />
            )}
          </li>
        ))}
      </ul>
      <CodeList owner={owner} classes={{ list: styles['devices'], hint: styles['hint'] }} />
    </>
  )
}

function DeviceLines({ device: { name, createdAt, renewedAt, isWaiting } }: { device: Device }) {
  return (
    <p>
      <strong>{isolate(name)}</strong>
      <span className={styles['hint']}>
        {isWaiting
          ? presentation.device.waiting
          : words.devices.lastRenewed(formatInstant(renewedAt ?? createdAt))}
      </span>
    </p>
  )
}
