import { useRef } from 'react'

const NOTHING_SENT = { text: '', draftId: '' }

/** Of what is sent again without a change the id is the same, and the server does it once. */
export function useDraftId() {
  const sent = useRef(NOTHING_SENT)
  return {
    draftIdOf: (values: unknown): string => {
      const text = JSON.stringify(values)
      if (sent.current.text !== text) sent.current = { text, draftId: crypto.randomUUID() }
      return sent.current.draftId
    },
    /** What is sent next is another one, also if it says the same. */
    forgetDraft: () => {
      sent.current = NOTHING_SENT
    },
  }
}
