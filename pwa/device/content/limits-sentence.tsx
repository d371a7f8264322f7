import { words } from './limits-sentence-words.tsx'

/**
 * Says that nationality can decide about a visa or a bond, and links to the lists in force. The build writes
 * these sentences into prerendered documents, and a device shows them offline. Therefore they contain nothing
 * that a content pack can change.
 */
export function LimitsSentence() {
  return words.sentence(
    (text) => <a href="/guide#entry-limits">{text}</a>,
    (text) => <a href="/guide#visa-bonds">{text}</a>,
  )
}
