import { showToast } from '#pwa/ui/toast-store.ts'
import { readTheme, setTheme } from '#pwa/ui/theme.ts'
import { readDevice } from './device.ts'
import { recordLeft, readKeptUser } from './kept-user.ts'
import { siteTexts, tabTexts } from '#pwa/ui/browser-storage.ts'
import { words } from './words.tsx'

/**
 * The toast for data that could not be deleted. Only one toast is visible at a time. A caller with
 * a message of its own shows its own title with this text.
 */
export const NOT_REMOVED = {
  ...words.notRemoved,
  variant: 'destructive',
} as const

type Step = () => void | Promise<void>

const afterWipe = new Set<Step>()

/**
 * Registers work that restores general data after all data was deleted. General data is the service
 * worker, the free content, and the issuer's keys and lists.
 */
export function onAfterWipe(step: Step): () => void {
  afterWipe.add(step)
  return () => afterWipe.delete(step)
}

/**
 * Deletes all stored data of the current user. The server's header `Clear-Site-Data` may have
 * deleted most of the data already. This function is needed offline, and in browsers that ignore
 * this header. A caller whose request clears the site reads the user's id before the request, and
 * passes it in. The theme belongs to no account and stays. Returns false and shows a toast if the
 * browser refused to delete some data.
 */
export async function wipeDevice(userId = readKeptUser()?.user.id): Promise<boolean> {
  const isRemoved = await removePersonalData(userId)
  restoreGeneralData()
  return isRemoved
}

/**
 * Deletes the personal data. This is the first half of `wipeDevice`. A log-out that tells the
 * server later needs only this half at first.
 */
export async function removePersonalData(
  userId: string | undefined,
  mark: () => void = () => undefined,
): Promise<boolean> {
  if (userId !== undefined) recordLeft(userId)
  const remove = async () => userId === undefined || readDevice().remove(userId)
  const wasRemoved = await remove()
  siteTexts.clear()
  tabTexts.clear()
  mark()
  // Deletes again, because another tab may have stored data before it received the message about
  // the log-out.
  const isRemoved = (await remove()) && wasRemoved
  if (!isRemoved) showToast(NOT_REMOVED)
  return isRemoved
}

/**
 * Restores general data. This is the second half of `wipeDevice`. The caller does not wait for this
 * work, because the personal data is already deleted.
 */
export function restoreGeneralData(): void {
  setTheme(readTheme())
  for (const step of afterWipe)
    void Promise.resolve()
      .then(step)
      .catch(() => undefined)
}
