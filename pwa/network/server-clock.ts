import { useSyncExternalStore } from 'react'

const OFFSET_KEY = 'clockOffset'

/** The header has whole seconds: on average it is half of one behind. */
const HALF_SECOND_MS = 500
/** A smaller difference is within what the header and the network can tell. */
const RESOLUTION_MS = 2000
/** An answer that took longer says too little about when its header was written. */
const SLOW_MS = 5000
/** What verifiers tolerate, and from where on a person should hear of it. */
export const CLOCK_TOLERANCE_MS = 30_000

let offsetMs: number | null = null
const listeners = new Set<() => void>()

/** Learns from an answer that comes from the server itself, not from a cache. */
export function noteServerTime(
  headers: Headers,
  { sentAt, receivedAt }: { sentAt: number; receivedAt: number },
): void {
  const written = Date.parse(headers.get('Date') ?? '')
  const isFresh = headers.get('Cache-Control')?.includes('no-store') ?? false
  if (!isFresh || Number.isNaN(written) || receivedAt - sentAt > SLOW_MS) return
  const offset = Math.round(written + HALF_SECOND_MS - (sentAt + receivedAt) / 2)
  changeOffset(Math.abs(offset) < RESOLUTION_MS ? 0 : offset)
}

function changeOffset(offset: number) {
  const known = readClockOffset()
  const isNews = Math.abs(offset - known) >= RESOLUTION_MS || (offset === 0 && known !== 0)
  if (!isNews) return
  offsetMs = offset
  localStorage.setItem(OFFSET_KEY, String(offset))
  for (const listener of listeners) listener()
}

/** How far the server's clock is ahead of this one, as last learned, perhaps on an earlier visit. */
export function readClockOffset(): number {
  if (offsetMs === null) {
    const stored = Number(localStorage.getItem(OFFSET_KEY))
    offsetMs = Number.isFinite(stored) ? stored : 0
  }
  return offsetMs
}

/** The server's time as well as this device can know it, also offline. */
export function serverNow(): number {
  return Date.now() + readClockOffset()
}

export function useClockOffset(): number {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, readClockOffset)
}
