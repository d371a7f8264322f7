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

/** One toast is visible at a time (spec section 9): a new one replaces the last. */
export function showToast(toast: Toast): void {
  lastId += 1
  current.write({ ...toast, id: lastId })
}

/** Does nothing when another toast has replaced this one. */
export function dismissToast(id: number): void {
  if (current.read()?.id === id) current.write(null)
}

export const useCurrentToast = current.use

const places = createStore<readonly HTMLElement[]>([])

/** Everything outside an open modal dialog is inert, so the top dialog contains the toasts. */
export function openToastPlace(place: HTMLElement): () => void {
  places.write([...places.read(), place])
  return () => {
    places.write(places.read().filter((other) => other !== place))
  }
}

/** Undefined without an open dialog. */
export function useToastPlace(): HTMLElement | undefined {
  return places.use().at(-1)
}
