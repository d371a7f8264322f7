// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { expect, test } from 'vitest'
import { DetailsDialog } from '#pwa/screens/wallet/details-dialog.tsx'
import { CARD } from '#tests/support/browser/cards.ts'

test('each note on a credential is a paragraph, with the stops that it has itself', async () => {
  const notes = ['Course certificate. Not a visa.', 'Replaces …6c1d8f0e']
  const page = await showScreen(
    <DetailsDialog credential={CARD} notes={notes} now={0} onClose={() => undefined} />,
  )
  for (const note of notes) expect(page.getByText(note).tagName).toBe('P')
})
