/** True when notifications can be shown; asks the person when the browser wants that. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in window)) return true
  if (Notification.permission === 'default') await Notification.requestPermission()
  return Notification.permission !== 'denied'
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
