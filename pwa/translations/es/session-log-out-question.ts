import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/session/log-out-question-words.ts'

export const sessionLogOutQuestion: Translated<typeof english> = {
  goes: {
    title: 'Lo que se pierde al cerrar sesión',
    text: 'Esto está solo en este dispositivo y se pierde para siempre. Antes imprime o copia lo que necesites.',
    stay: 'Quedarme',
  },
  codes: {
    title: 'Códigos que todavía valen',
    text: 'Estos códigos no están vinculados a ningún dispositivo, así que siguen valiendo después de que cierres sesión. Anúlalos, a menos que alguien esté por comprobar uno.',
    code: (idEnd, until) => `Credencial …${idEnd}, hasta el ${until}`,
    keep: 'Conservarlos y cerrar sesión',
    end: 'Anularlos y cerrar sesión',
  },
  logOut: 'Cerrar sesión',
}
