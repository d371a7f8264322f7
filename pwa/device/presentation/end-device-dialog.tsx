import type { Device } from '#contracts/presentation/calls.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { words } from './words.ts'

interface EndDeviceDialogProps {
  device: Device
  onConfirm: () => void
  onClose: () => void
}

/** Every list of devices uses this question. */
export function EndDeviceDialog({ device, onConfirm, onClose }: EndDeviceDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={words.device.ask(isolate(device.name))}
      question={words.device.question}
      confirmLabel={words.device.confirm}
      onClose={onClose}
      onConfirm={onConfirm}
    />
  )
}
