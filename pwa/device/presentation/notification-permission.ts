import { useSyncExternalStore } from 'react'
import { createStore } from '#pwa/ui/create-store.ts'

export type Permission = NotificationPermission | 'unsupported'

const answers = createStore(0)

/** Asks for the permission if nobody has answered yet. Blocked notifications only show the hint. */
export async function askToNotify(): Promise<void> {
  if (readPermission() !== 'default') return
  await Notification.requestPermission()
  answers.write(answers.read() + 1)
}

function readPermission(): Permission {
  return 'Notification' in window ? Notification.permission : 'unsupported'
}

/** Returns the browser's permission. Updates it when the holder changes it. */
export function usePermission(): Permission {
  return useSyncExternalStore(answers.follow, readPermission)
}
