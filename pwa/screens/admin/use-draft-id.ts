import { useRef } from 'react'

const NOTHING_SENT = { text: '', draftId: '' }

/** A repeated submission without changes has the same id, so the server acts once. */
export function useDraftId() {
  const sent = useRef(NOTHING_SENT)
  return {
    draftIdOf: (values: unknown): string => {
      const text = JSON.stringify(values)
      if (sent.current.text !== text) sent.current = { text, draftId: crypto.randomUUID() }
      return sent.current.draftId
    },
    /** The next submission is a new one, even with the same values. */
    forgetDraft: () => {
      sent.current = NOTHING_SENT
    },
  }
}
