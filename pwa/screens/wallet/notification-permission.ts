/** Asks once, when the browser wants that; what it blocks stays blocked, and the hint says so. */
export async function askToNotify(): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'default') return
  await Notification.requestPermission()
}

export function canNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'granted'
}

export function notificationHint(): string {
  if (!('Notification' in window)) {
    return 'This browser has no notifications; the wallet marks the card instead.'
  }
  if (Notification.permission === 'denied') {
    return 'This browser blocks notifications from this site. Allow them in its site settings first.'
  }
  return 'Shown while this app is open. A closed app cannot notify you.'
}
