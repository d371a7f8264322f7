/**
 * States the rule, and links to the lists in force. The build writes these sentences into documents, and a
 * device shows them without a connection. Therefore they say nothing that a content pack can change.
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
