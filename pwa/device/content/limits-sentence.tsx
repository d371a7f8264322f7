/**
 * Says that nationality can decide about a visa or a bond, and links to the lists in force. The build writes
 * these sentences into prerendered documents, and a device shows them offline. Therefore they contain nothing
 * that a content pack can change.
 */
export function LimitsSentence() {
  return (
    <>
      Your nationality may decide whether you can get a visa, and whether you must pay a bond. No
      guide changes that. Look at both lists first:{' '}
      <a href="/guide#entry-limits">limits by nationality</a> and{' '}
      <a href="/guide#visa-bonds">visa bonds</a>.
    </>
  )
}
