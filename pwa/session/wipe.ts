import { showToast } from '#pwa/ui/toast-store.ts'
import { readTheme, setTheme } from '#pwa/ui/theme.ts'
import { theDevice } from './device.ts'
import { readKeptUser } from './kept-user.ts'
import { siteTexts, tabTexts } from '#pwa/ui/kept-texts.ts'

/** Callers that tell of more put it under a title of their own: one toast is visible at a time. */
export const NOT_REMOVED = {
  title: 'Not everything was removed',
  description:
    'This browser refused to remove what it keeps for this account. Remove the data of this site in its settings.',
  variant: 'destructive',
} as const

type Step = () => void | Promise<void>

const beforeLogout = new Set<Step>()
const afterWipe = new Set<Step>()

/** For what must reach the server while there is still a session, such as the outbox. */
export function onBeforeLogout(step: Step): () => void {
  beforeLogout.add(step)
  return () => beforeLogout.delete(step)
}

/** For what a wiped origin needs anew: the service worker, the free content, the issuer's keys and lists. */
export function onAfterWipe(step: Step): () => void {
  afterWipe.add(step)
  return () => afterWipe.delete(step)
}

export async function prepareLogout(): Promise<void> {
  await Promise.all([...beforeLogout].map(async (step) => step()))
}

/**
 * Removes all that this browser keeps for the person who was here. Where the server's answer has
 * already cleared the origin this finds little; offline, and in browsers that ignore the header, it
 * does the work; whoever calls an address that clears reads the user's id before. The choice of theme
 * is not the account's and stays. False when the browser refused to remove something, which is told.
 */
export async function wipeDevice(userId = readKeptUser()?.user.id): Promise<boolean> {
  const remove = async () => userId === undefined || theDevice().remove(userId)
  const wasRemoved = await remove()
  siteTexts.clear()
  tabTexts.clear()
  // What another tab stored before it could see that nobody is here.
  const isRemoved = (await remove()) && wasRemoved
  setTheme(readTheme())
  // Nobody waits for these: what had to go is gone.
  for (const step of afterWipe) void step()
  if (!isRemoved) showToast(NOT_REMOVED)
  return isRemoved
}
