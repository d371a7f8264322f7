import type { Device } from '#contracts/presentation/calls.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'

interface EndDeviceDialogProps {
  device: Device
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a device ends. Every list of devices uses this question. */
export function EndDeviceDialog({ device, onConfirm, onClose }: EndDeviceDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={`End ${isolate(device.name)}?`}
      question="Its codes are refused from now on, and it is signed out. It cannot come back; anyone who returns there needs the password and gets another key."
      confirmLabel="End device"
      onClose={onClose}
      onConfirm={onConfirm}
    />
  )
}
