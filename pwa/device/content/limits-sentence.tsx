import { words } from './words.tsx'

/**
 * Says that nationality can decide about a visa or a bond, and links to the official lists. The
 * sentence contains nothing that a content pack can change, because prerendered documents and
 * offline devices keep it for a long time.
 */
export function LimitsSentence() {
  return words.limitsSentence.sentence(
    (text) => <a href="/guide#entry-limits">{text}</a>,
    (text) => <a href="/guide#visa-bonds">{text}</a>,
  )
}
