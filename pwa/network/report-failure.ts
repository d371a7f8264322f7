import { showToast } from '#pwa/ui/toast-store.ts'
import { sentenceFor } from './errors.ts'
import { words } from './words.ts'

export function reportFailure(error: unknown): void {
  showToast({ title: words.error, description: sentenceFor(error), variant: 'destructive' })
}
