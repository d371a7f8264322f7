import { useState } from 'react'
import type { Device } from '#contracts/presentation/calls.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { Button } from '#pwa/ui/button.tsx'
import { useEndDevice } from './devices.ts'
import { EndDeviceDialog } from './end-device-dialog.tsx'
import { words } from './words.ts'

interface EndDeviceProps {
  owner: string
  device: Device
  isOffline?: boolean
}

/** Asks whether to end a device of a list, and then ends it. */
export function EndDevice({ owner, device, isOffline = false }: EndDeviceProps) {
  const end = useEndDevice(owner)
  const [isAsked, setIsAsked] = useState(false)

  return (
    <>
      <Button
        size="small"
        disabled={isOffline}
        isBusy={end.isPending}
        aria-label={words.device.endNamed(isolate(device.name))}
        onClick={() => setIsAsked(true)}
      >
        {words.device.end}
      </Button>
      {isAsked && (
        <EndDeviceDialog
          device={device}
          onClose={() => setIsAsked(false)}
          onConfirm={() => {
            end.mutate(device.deviceId)
            setIsAsked(false)
          }}
        />
      )}
    </>
  )
}
