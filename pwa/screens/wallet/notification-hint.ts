import type { Permission } from '#pwa/device/presentation/notification-permission.ts'

const WHILE_OPEN =
  'Shown while this app is open, on whichever screen. A closed app or a locked wallet cannot notify you.'

const HINTS: Record<Permission, string> = {
  unsupported: 'This browser has no notifications; the wallet marks the card instead.',
  denied:
    'This browser blocks notifications from this site. Allow them in its site settings first.',
  default: `Your browser asks you first, when you save. ${WHILE_OPEN}`,
  granted: WHILE_OPEN,
}

export function notificationHint(permission: Permission): string {
  return HINTS[permission]
}
