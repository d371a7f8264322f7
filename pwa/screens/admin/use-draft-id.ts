import { useRef } from 'react'

const NOTHING_SENT = { text: '', draftId: '' }

/** Gives an id to submitted values. The same values submitted again have the same id: the server acts once. */
export function useDraftId() {
  const sent = useRef(NOTHING_SENT)
  return {
    draftIdOf: (values: unknown): string => {
      const text = JSON.stringify(values)
      if (sent.current.text !== text) sent.current = { text, draftId: crypto.randomUUID() }
      return sent.current.draftId
    },
    /** Makes the next submission a new one, even with the same values. */
    forgetDraft: () => {
      sent.current = NOTHING_SENT
    },
  }
}
