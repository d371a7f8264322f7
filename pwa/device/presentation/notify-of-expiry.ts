import { formatLastDay } from '#pwa/ui/format-date.ts'
import * as z from 'zod/mini'
import {
  dayOf,
  successorOf,
  walletStatusOf,
  type HeldCredential,
} from '#contracts/credentials/credential.ts'
import { parseJson } from '#contracts/parse-json.ts'
import { serverNow } from '#pwa/network/server-clock.ts'
import { siteTexts } from '#pwa/ui/browser-storage.ts'
import { words } from './words.ts'

const NOTIFIED_KEY = 'walletNotified'
const Notified = z.record(z.string(), z.string())

/**
 * Shows a notification for each credential that expires soon and has no replacement in force. Shows
 * at most one notification a day for each credential.
 */
export function notifyOfExpiry(credentials: readonly HeldCredential[], warningDays: number): void {
  const now = serverNow()
  const today = dayOf(new Date(now))
  const notified = readNotified()
  const due = credentials.filter(
    (credential) =>
      walletStatusOf(credential, now, warningDays) === 'expiring' &&
      successorOf(credential, credentials)?.isRevoked !== false &&
      notified[credential.credentialId] !== today,
  )
  if (due.length === 0) return
  for (const credential of due) void notify(credential)
  const added = Object.fromEntries(due.map(({ credentialId }) => [credentialId, today]))
  siteTexts.set(NOTIFIED_KEY, JSON.stringify({ ...notified, ...added }))
}

/** On phones only the service worker can show notifications. */
async function notify({ credentialId, credentialType, expiryDate }: HeldCredential) {
  const title = words.expiry.soon(words.expiry.titles[credentialType])
  const options = { body: words.expiry.lastDay(formatLastDay(expiryDate)), tag: credentialId }
  const worker = await navigator.serviceWorker.getRegistration()
  if (worker?.active) await worker.showNotification(title, options)
  else new Notification(title, options)
}

function readNotified(): Record<string, string> {
  const text = siteTexts.get(NOTIFIED_KEY)
  return text === null ? {} : (Notified.safeParse(parseJson(text)).data ?? {})
}
