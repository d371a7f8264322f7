// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

async function show(text: string): Promise<string> {
  document.documentElement.lang = 'ar'
  document.body.innerHTML = '<div id="root">نص</div>'
  vi.resetModules()
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { unbroken } = await import('#pwa/ui/unbroken.tsx')
  return renderToStaticMarkup(unbroken(text))
}

test('a text that Arabic lacks is English, and runs from left to right', async () => {
  expect(await show('Why this school?')).toBe('<span lang="en" dir="ltr">Why this school?</span>')
})

test('an Arabic text with a Latin name stays Arabic, and a name without a word needs no mark', async () => {
  for (const text of ['ورقة عمل DS من Visa Success Guide', '2026', 'B']) {
    expect(await show(text)).toBe(text)
  }
})

test('the name of a section keeps its order', async () => {
  expect(await show('قرار 221(g) أولا')).toMatch(
    /^<span>قرار <span class="\S+">221\(g\)<\/span> أولا/,
  )
})
