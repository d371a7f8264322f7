import type { QueryClient } from '@tanstack/react-query'
import { readDevice } from './device.ts'
import { recordBack, recordLeft, readKeptUser } from './kept-user.ts'
import { sessionQuery } from './use-session.ts'

type Message = 'signed-out' | 'signed-in'

const channel = new BroadcastChannel('session')

export function notifyOtherTabs(message: Message): void {
  channel.postMessage(message)
}

/** Removes a person from this tab when another tab logs out or changes the user. */
export function followOtherTabs(client: QueryClient): void {
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const current = client.getQueryData(sessionQuery.queryKey)
    const holder = data === 'signed-in' ? (readKeptUser()?.user ?? null) : null
    if (holder && holder.id === current?.id) return
    if (current) leave(current.id)
    if (holder) recordBack(holder.id)
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
    client.setQueryData(sessionQuery.queryKey, holder)
  })
  // A tab that was asleep may have missed the message. This event then removes the person from the
  // tab.
  addEventListener('storage', ({ key }) => {
    if (key !== null && key !== 'holder') return
    if (readKeptUser()) return
    const current = client.getQueryData(sessionQuery.queryKey)
    if (current) leave(current.id)
    client.setQueryData(sessionQuery.queryKey, null)
  })
}

/**
 * Stops this tab from reading and storing the person's data. Data that is received later is not
 * stored either.
 */
function leave(userId: string) {
  recordLeft(userId)
  void readDevice().forget()
}
