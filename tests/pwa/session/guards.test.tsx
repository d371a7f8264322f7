import { expect, test } from 'vitest'
import { readText, renderScreen } from '#tests/support/browser/render-screen.tsx'
import { Route, Routes } from 'react-router-dom'
import { RequireAdmin, RequirePremium, RequireUser } from '#pwa/session/guards.tsx'

test.each([
  ['signed-in', RequireUser],
  ['premium', RequirePremium],
  ['admin', RequireAdmin],
] as const)(
  'the guard of a %s screen shows a centred spinner while the user is loading',
  (_, Guard) => {
    const markup = renderScreen(
      <Routes>
        <Route element={<Guard />}>
          <Route path="/" element="behind the guard" />
        </Route>
      </Routes>,
    )
    expect(markup).toMatch(/^<div class="[^"]*centered[^"]*" role="status"><svg/)
    expect(readText(markup)).toBe('Loading…')
  },
)
