import { showToast } from '#pwa/ui/toast-store.ts'
import { readTheme, setTheme } from '#pwa/ui/theme.ts'
import { theDevice } from './device.ts'
import { noteLeft, readKeptUser } from './kept-user.ts'
import { siteTexts, tabTexts } from '#pwa/ui/kept-texts.ts'

/** Callers with more to say put this under their own title, because only one toast is visible at a time. */
export const NOT_REMOVED = {
  title: 'Not everything was removed',
  description:
    'This browser refused to remove what it keeps for this account. Remove the data of this site in its settings.',
  variant: 'destructive',
} as const

type Step = () => void | Promise<void>

const afterWipe = new Set<Step>()

/** Registers work that restores general data after a wipe: the worker, the free content, the trust. */
export function onAfterWipe(step: Step): () => void {
  afterWipe.add(step)
  return () => afterWipe.delete(step)
}

/**
 * Removes all stored data of the present user. When the server's answer has already cleared the origin,
 * little is left. Offline, and in browsers that ignore the header, this function does the work. A caller
 * whose request clears the origin passes the user's id, which it reads before. The theme belongs to no
 * account and stays. False, with a toast, when the browser refused to remove something.
 */
export async function wipeDevice(userId = readKeptUser()?.user.id): Promise<boolean> {
  const isRemoved = await removeWhatIsKept(userId)
  bringBackWhatIsNobodys()
  return isRemoved
}

/** The first half of `wipeDevice`, for a log-out that reaches the server later. */
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
  // Another tab may have stored data before it learned of the log-out.
  const isRemoved = (await remove()) && wasRemoved
  if (!isRemoved) showToast(NOT_REMOVED)
  return isRemoved
}

/** The second half. Nobody waits for it, because the personal data is already gone. */
export function bringBackWhatIsNobodys(): void {
  setTheme(readTheme())
  for (const step of afterWipe)
    void Promise.resolve()
      .then(step)
      .catch(() => undefined)
}
