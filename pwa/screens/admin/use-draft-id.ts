import { useRef } from 'react'

const NOTHING_SENT = { text: '', draftId: '' }

/**
 * Gives an id to submitted values. The same values get the same id again, so that the server acts
 * only once.
 */
export function useDraftId() {
  const sent = useRef(NOTHING_SENT)
  return {
    draftIdOf: (values: unknown): string => {
      const text = JSON.stringify(values)
      if (sent.current.text !== text) sent.current = { text, draftId: crypto.randomUUID() }
      return sent.current.draftId
    },
    /** Gives a new id to the next submission, even with the same values. */
    forgetDraft: () => {
      sent.current = NOTHING_SENT
    },
  }
}
