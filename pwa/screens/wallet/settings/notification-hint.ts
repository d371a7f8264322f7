import type { Permission } from '#pwa/device/presentation/notification-permission.ts'
import { words } from '#pwa/screens/wallet/words.tsx'

export function notificationHint(permission: Permission): string {
  return words.settingsDialog.expiry.hints[permission]
}
