import { useSyncExternalStore } from 'react'
import { createStore } from '#pwa/ui/create-store.ts'

export type Permission = NotificationPermission | 'unsupported'

const answers = createStore(0)

/** Asks once, if the browser wants a question. For blocked notifications only the hint appears. */
export async function askToNotify(): Promise<void> {
  if (readPermission() !== 'default') return
  await Notification.requestPermission()
  answers.write(answers.read() + 1)
}

function readPermission(): Permission {
  return 'Notification' in window ? Notification.permission : 'unsupported'
}

/** The browser's permission, updated after the holder's answer. */
export function usePermission(): Permission {
  return useSyncExternalStore(answers.follow, readPermission)
}
