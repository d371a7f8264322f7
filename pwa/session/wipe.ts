import { showToast } from '#pwa/ui/toast-store.ts'
import { readTheme, setTheme } from '#pwa/ui/theme.ts'
import { theDevice } from './device.ts'
import { noteLeft, readKeptUser } from './kept-user.ts'
import { siteTexts, tabTexts } from '#pwa/ui/kept-texts.ts'
import { words } from './words.ts'

/**
 * The toast for data that could not be deleted. Only one toast is visible at a time, so a caller with its own
 * message combines its title with this text.
 */
export const NOT_REMOVED = {
  ...words.notRemoved,
  variant: 'destructive',
} as const

type Step = () => void | Promise<void>

const afterWipe = new Set<Step>()

/**
 * Registers work that restores general data after a wipe: the service worker, the free content, and the
 * trust.
 */
export function onAfterWipe(step: Step): () => void {
  afterWipe.add(step)
  return () => afterWipe.delete(step)
}

/**
 * Deletes all stored data of the current user. `Clear-Site-Data` in the server's response can have deleted
 * most of it already. This function matters offline, and in browsers that ignore this header. A caller whose
 * request clears the site must read the user's id before the request and pass it in. The theme belongs to no
 * account and stays. Returns false and shows a toast if the browser refused to delete something.
 */
export async function wipeDevice(userId = readKeptUser()?.user.id): Promise<boolean> {
  const isRemoved = await removeWhatIsKept(userId)
  bringBackWhatIsNobodys()
  return isRemoved
}

/**
 * Deletes the personal data: the first half of `wipeDevice`. A log-out uses it alone when it tells the server
 * later.
 */
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
  // Another tab can have stored data before it got the message about the log-out.
  const isRemoved = (await remove()) && wasRemoved
  if (!isRemoved) showToast(NOT_REMOVED)
  return isRemoved
}

/**
 * Restores general data: the second half of `wipeDevice`. Nobody waits for it, because the personal data is
 * already deleted.
 */
export function bringBackWhatIsNobodys(): void {
  setTheme(readTheme())
  for (const step of afterWipe)
    void Promise.resolve()
      .then(step)
      .catch(() => undefined)
}
