// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LANGUAGE_NAMES } from '#contracts/language/languages.ts'

const ROOT = document.documentElement

beforeEach(() => {
  vi.resetModules()
  document.body.innerHTML = '<div id="root"><p></p></div>'
})
afterEach(() => {
  document.body.innerHTML = ''
  ROOT.lang = ''
  delete window.Stripe
})

test.each(LANGUAGE_NAMES)('the form of the provider is in %s, as the document', async (name) => {
  ROOT.lang = name
  const { openStripe } = await import('#pwa/screens/checkout/stripe-script.ts')
  const open = vi.fn()
  window.Stripe = open
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    ;(script as HTMLScriptElement).onload?.(new Event('load'))
  })
  await openStripe('pk_test_1')
  expect(open).toHaveBeenCalledWith('pk_test_1', { locale: name })
})
