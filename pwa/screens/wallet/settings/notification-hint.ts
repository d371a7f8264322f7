import type { Permission } from '#pwa/device/presentation/notification-permission.ts'
import { words } from './words.ts'

export function notificationHint(permission: Permission): string {
  return words.expiry.hints[permission]
}
