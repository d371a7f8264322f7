import { dismissToast, showToast, useCurrentToast } from '#pwa/ui/toast-store.ts'
import { failureSentence } from '#pwa/screens/verification/use-verify.ts'
import { sentenceOf } from './headline.ts'
import type { ShownVerdict } from './shown-verdict.ts'

const TITLES = {
  valid: 'Verification Successful',
  failed: 'Verification Failed',
  notChecked: 'Not Checked',
  error: 'Verification Error',
}

/** The toasts of the spec (section 8). What was not checked has not failed. */
export function tellVerdict(verdict: ShownVerdict): void {
  const { status, credential } = verdict
  if (status === 'valid') {
    const type = credential ? `${credential.type} ` : ''
    showToast({
      title: TITLES.valid,
      description: `Valid ${type}credential verified`,
    })
    return
  }
  const description = sentenceOf(verdict)
  if (status === 'not_checked') showToast({ title: TITLES.notChecked, description })
  else showToast({ title: TITLES.failed, description, variant: 'destructive' })
}

export function tellFailure(error: unknown): void {
  showToast({
    title: TITLES.error,
    description: failureSentence(error, 'Verification failed'),
    variant: 'destructive',
  })
}

/** Takes the last verdict's toast away, which would be read as the next one's. */
export function useDismissTold(): () => void {
  const toast = useCurrentToast()
  return () => {
    if (toast && Object.values(TITLES).includes(toast.title)) dismissToast(toast.id)
  }
}
