import { useSyncExternalStore } from 'react'
import { createStore } from '#pwa/ui/create-store.ts'

export type Permission = NotificationPermission | 'unsupported'

const answers = createStore(0)

/**
 * Asks for the permission, unless the user has already answered. The browser would ignore a second
 * request.
 */
export async function askToNotify(): Promise<void> {
  if (readPermission() !== 'default') return
  await Notification.requestPermission()
  answers.write(answers.read() + 1)
}

function readPermission(): Permission {
  return 'Notification' in window ? Notification.permission : 'unsupported'
}

/** Returns the browser's permission. The component renders again after the answer to `askToNotify`. */
export function usePermission(): Permission {
  return useSyncExternalStore(answers.follow, readPermission)
}
