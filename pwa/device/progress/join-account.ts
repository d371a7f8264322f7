import { ProgressEvent } from '#contracts/sync.ts'
import type { KeptRow } from '#pwa/device/storage/device-tables.ts'
import { StorageError } from '#pwa/device/storage/storage-error.ts'
import type { DeviceStore } from '#pwa/device/storage/device-store.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { VISITOR } from '#pwa/session/visitor.ts'
import { parseNotes } from './device-notes.ts'
import { addEvent } from './learning-log.ts'
import { mergeHistories, parseHistory, REVIEW_HISTORY } from './review-history.ts'

type Source = Pick<DeviceStore, 'progress' | 'answers' | 'atOnce'>
type Account = Source & Pick<DeviceStore, 'outbox'>

/** The channels that tell the screens of an account to read their data again. */
const CHANNELS = ['progress', 'practice-test']

/**
 * Moves progress that was made without an account into the account. When the browser refuses to store, the
 * next call moves the remaining rows.
 */
export async function joinAccount(userId: string, from: string = VISITOR): Promise<void> {
  try {
    const hasTaken = await takeOver(await openStore(from), await openStore(userId), userId)
    if (hasTaken) for (const channel of CHANNELS) tell(channel, userId)
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
  }
}

/**
 * Moves all rows from `source` to `account`. One transaction cannot cover two databases, so each
 * row is first stored in the account and then removed from the source. Events keep their ids, and
 * answers keep their times. A second try therefore makes no duplicates, even after a crash or in
 * another tab. Returns whether there were rows to move.
 */
export async function takeOver(source: Source, account: Account, userId: string): Promise<boolean> {
  const [events, answers] = await Promise.all([source.progress.toArray(), source.answers.toArray()])
  if (events.length + answers.length === 0) return false

  await account.atOnce(async () => {
    for (const row of events) await takeEvent(account, userId, row)
    for (const row of answers) await takeAnswers(account, row)
  })
  await source.atOnce(async () => {
    for (const row of events) await source.progress.delete(row.id)
    for (const row of answers) await removeUnchanged(source, row)
  })
  return true
}

/**
 * Moves one event, unless the account already has it. Settings do not move, because they belong to the wallet
 * of one account.
 */
async function takeEvent(account: Account, userId: string, { value }: KeptRow) {
  const event = ProgressEvent.safeParse(value).data
  if (!event || event.kind === 'settings_saved' || (await account.progress.get(event.id))) return
  await addEvent(account, userId, event)
}

/**
 * Moves one row of answers. Merges a review history, and merges notes field by field. When both
 * owners have the same field or the same other row, the later one stays.
 */
async function takeAnswers({ answers }: Account, row: KeptRow) {
  const own = await answers.get(row.id)
  if (own && row.id === REVIEW_HISTORY) {
    const value = mergeHistories(parseHistory(own.value), parseHistory(row.value))
    await answers.put({ ...own, value })
    return
  }
  if (!own) {
    await answers.put(row)
    return
  }
  const [earlier, later] = own.at < row.at ? [own, row] : [row, own]
  const [before, after] = [parseNotes(earlier.value), parseNotes(later.value)]
  await answers.put(before && after ? { ...later, value: { ...before, ...after } } : later)
}

/** Removes the row only if no other tab has changed it. */
async function removeUnchanged({ answers }: Source, { id, at }: KeptRow) {
  if ((await answers.get(id))?.at === at) await answers.delete(id)
}

function tell(name: string, message: string) {
  const channel = new BroadcastChannel(name)
  channel.postMessage(message)
  channel.close()
}
