import { expect } from 'vitest'
import { SCRIPT_BUDGETS } from '#tests/support/browser/script-budgets.ts'
import { weighScripts } from '#tests/support/browser/weigh-scripts.ts'
import { HOLDER } from '#tests/pwa/screens/verification/scene.ts'
import { test } from './verification.ts'

test.for(SCRIPT_BUDGETS)(
  'a first visit of $path asks for no more script than its budget',
  async ({ path, shown, maxBytes }, { scene, credentialId, page }) => {
    if (path === '/wallet') await page.request.post('/api/login', { data: HOLDER })
    const { token } = await scene.mint(credentialId)
    const address = path === '/verify' ? `${path}?token=${token}` : path
    const { untilShown } = await weighScripts(page, { path: address, shown })
    expect(untilShown).toBeLessThanOrEqual(maxBytes)
    expect(untilShown).toBeGreaterThan(maxBytes * 0.8)
  },
)
