import { useSyncExternalStore } from 'react'
import { createStore } from '#pwa/ui/create-store.ts'

export type Permission = NotificationPermission | 'unsupported'

const answers = createStore(0)

/** Asks once, when the browser wants that; what it blocks stays blocked, and the hint says so. */
export async function askToNotify(): Promise<void> {
  if (readPermission() !== 'default') return
  await Notification.requestPermission()
  answers.write(answers.read() + 1)
}

function readPermission(): Permission {
  return 'Notification' in window ? Notification.permission : 'unsupported'
}

/** What the browser allows, and what the holder answered since. */
export function usePermission(): Permission {
  return useSyncExternalStore(answers.follow, readPermission)
}
