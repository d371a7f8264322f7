import { showToast } from '#pwa/ui/toast-store.ts'
import { sentenceFor } from './http.ts'

export function tellFailure(error: unknown): void {
  showToast({ title: 'Error', description: sentenceFor(error), variant: 'destructive' })
}
