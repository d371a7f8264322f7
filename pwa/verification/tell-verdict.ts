import { showToast } from '#pwa/ui/toast-store.ts'
import { sentenceOf } from './headline.ts'
import type { ShownVerdict } from './shown-verdict.ts'
import { failureSentence } from './use-verify.ts'

/** The toasts of the spec (section 8). What was not checked has not failed. */
export function tellVerdict(verdict: ShownVerdict): void {
  const { stamp, credential } = verdict
  if (stamp === 'valid') {
    const type = credential ? `${credential.type} ` : ''
    showToast({
      title: 'Verification Successful',
      description: `Valid ${type}credential verified`,
    })
    return
  }
  const description = sentenceOf(verdict)
  if (stamp === 'not_checked') showToast({ title: 'Not Checked', description })
  else showToast({ title: 'Verification Failed', description, variant: 'destructive' })
}

export function tellFailure(error: unknown): void {
  showToast({
    title: 'Verification Error',
    description: failureSentence(error, 'Verification failed'),
    variant: 'destructive',
  })
}
