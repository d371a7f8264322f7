import { useSyncExternalStore } from 'react'

export interface Toast {
  title: string
  description?: string
  variant?: 'plain' | 'destructive'
}

export interface ShownToast extends Toast {
  id: number
}

let current: ShownToast | null = null
let lastId = 0
const listeners = new Set<() => void>()

function change(toast: ShownToast | null) {
  current = toast
  for (const listener of listeners) listener()
}

/** One toast is visible at a time (spec section 9): a new one takes the place of the last. */
export function showToast(toast: Toast): void {
  lastId += 1
  change({ ...toast, id: lastId })
}

/** Does nothing when another toast has taken the place of this one. */
export function dismissToast(id: number): void {
  if (current?.id === id) change(null)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useCurrentToast(): ShownToast | null {
  return useSyncExternalStore(subscribe, () => current)
}

// Everything outside an open modal dialog is inert, so the dialog on top shows the toast itself.
let outlets: readonly string[] = []

/** The newest is on top; one that belongs to the page stays below those of dialogs, also when late. */
export function openToastOutlet(id: string, { isOfPage }: { isOfPage: boolean }): () => void {
  outlets = isOfPage ? [id, ...outlets] : [...outlets, id]
  change(current)
  return () => {
    outlets = outlets.filter((outlet) => outlet !== id)
    change(current)
  }
}

export function useIsTopOutlet(id: string): boolean {
  return useSyncExternalStore(subscribe, () => outlets.at(-1) === id)
}
