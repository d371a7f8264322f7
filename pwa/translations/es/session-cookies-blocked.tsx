import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/session/cookies-blocked-words.tsx'

export const sessionCookiesBlocked: Translated<typeof english> = {
  title: 'Este navegador bloquea las cookies',
  text: (link) => (
    <>
      Sin cookies no puedes iniciar sesión ni pagar aquí. Permítelas para este sitio en los ajustes
      del navegador y vuelve a cargar esta página. Puedes {link('comprobar un código')} sin ellas.
    </>
  ),
}
