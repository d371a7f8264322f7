import { createStore } from './create-store.ts'

export interface Toast {
  title: string
  description?: string
  variant?: 'plain' | 'destructive'
}

export interface ShownToast extends Toast {
  id: number
}

const current = createStore<ShownToast | null>(null)
let lastId = 0

/** One toast is visible at a time (spec section 9): a new one takes the place of the last. */
export function showToast(toast: Toast): void {
  lastId += 1
  current.write({ ...toast, id: lastId })
}

/** Does nothing when another toast has taken the place of this one. */
export function dismissToast(id: number): void {
  if (current.read()?.id === id) current.write(null)
}

export const useCurrentToast = current.use

// Everything outside an open modal dialog is inert, so the dialog on top shows the toast itself.
const outlets = createStore<readonly string[]>([])

/** The newest is on top; one that belongs to the page stays below those of dialogs, also when late. */
export function openToastOutlet(id: string, { isOfPage }: { isOfPage: boolean }): () => void {
  const others = outlets.read()
  outlets.write(isOfPage ? [id, ...others] : [...others, id])
  return () => {
    outlets.write(outlets.read().filter((outlet) => outlet !== id))
  }
}

export function useIsTopOutlet(id: string): boolean {
  return outlets.use().at(-1) === id
}
