import { showToast } from '#pwa/ui/toast-store.ts'
import { readTheme, setTheme } from '#pwa/ui/theme.ts'
import { theDevice } from './device.ts'
import { noteLeft, readKeptUser } from './kept-user.ts'
import { siteTexts, tabTexts } from '#pwa/ui/kept-texts.ts'

/** Callers that tell of more put it under a title of their own: one toast is visible at a time. */
export const NOT_REMOVED = {
  title: 'Not everything was removed',
  description:
    'This browser refused to remove what it keeps for this account. Remove the data of this site in its settings.',
  variant: 'destructive',
} as const

type Step = () => void | Promise<void>

const afterWipe = new Set<Step>()

/** For what a wiped origin needs once more: the service worker, the free content, the issuer's keys and lists. */
export function onAfterWipe(step: Step): () => void {
  afterWipe.add(step)
  return () => afterWipe.delete(step)
}

/**
 * Removes all that this browser keeps for the person who was here. Where the server's answer has
 * already cleared the origin this finds little; offline, and in browsers that ignore the header, it
 * does the work; who calls an address that clears reads the user's id before. The choice of theme
 * is not the account's and stays. False when the browser refused to remove something, which is told.
 */
export async function wipeDevice(userId = readKeptUser()?.user.id): Promise<boolean> {
  const isRemoved = await removeWhatIsKept(userId)
  bringBackWhatIsNobodys()
  return isRemoved
}

/** The first half of `wipeDevice`, for a log-out of which the server hears after it. */
export async function removeWhatIsKept(
  userId: string | undefined,
  mark: () => void = () => undefined,
): Promise<boolean> {
  if (userId !== undefined) noteLeft(userId)
  const remove = async () => userId === undefined || theDevice().remove(userId)
  const wasRemoved = await remove()
  siteTexts.clear()
  tabTexts.clear()
  mark()
  // What another tab stored before it could see that nobody is here.
  const isRemoved = (await remove()) && wasRemoved
  if (!isRemoved) showToast(NOT_REMOVED)
  return isRemoved
}

/** The second half. Nobody waits for these: what had to go is gone. */
export function bringBackWhatIsNobodys(): void {
  setTheme(readTheme())
  for (const step of afterWipe)
    void Promise.resolve()
      .then(step)
      .catch(() => undefined)
}
