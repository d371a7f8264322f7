import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser, type Browser } from '#tests/support/browser/browser.ts'
import { SCRIPT_BUDGETS } from '#tests/support/browser/script-budgets.ts'
import { weighScripts } from '#tests/support/browser/weigh-scripts.ts'
import { HOLDER, openScene, type Scene } from '#tests/pwa/screens/verification/scene.ts'

let scene: Scene
let browser: Browser
let token: string

beforeAll(async () => {
  scene = await openScene()
  token = (await scene.mint(await scene.issue())).token
})
afterAll(() => scene.close())

beforeEach(async () => {
  browser = await openBrowser({ baseURL: scene.server.url })
})
afterEach(() => browser.close())

test.each(SCRIPT_BUDGETS)(
  'a first visit of $path asks for no more script than its budget',
  async ({ path, shown, maxBytes }) => {
    const page = await browser.openPage()
    if (path === '/wallet') await page.request.post('/api/login', { data: HOLDER })
    const address = path === '/verify' ? `${path}?token=${token}` : path
    const { untilShown } = await weighScripts(page, { path: address, shown })
    expect(untilShown).toBeLessThanOrEqual(maxBytes)
    expect(untilShown).toBeGreaterThan(maxBytes * 0.8)
  },
)
