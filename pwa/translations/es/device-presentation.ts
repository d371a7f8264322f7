import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/presentation/words.ts'

export const devicePresentation: Translated<typeof english> = {
  device: {
    end: 'Dar de baja',
    endNamed: (name) => `Dar de baja: ${name}`,
    ask: (name) => `¿Dar de baja este dispositivo: ${name}?`,
    question:
      'Desde ahora se rechazan sus códigos y se cierra su sesión. No puede volver; quien regrese allí necesita la contraseña y recibe otra clave.',
    confirm: 'Dar de baja',
    ended: 'Dispositivo dado de baja',
    endedText: 'Sus códigos ya no son válidos y se cerró su sesión.',
  },
  codes: {
    hint: 'Códigos que no están ligados a ningún dispositivo y que todavía valen:',
    credential: (end) => `Credencial …${end}`,
    times: (made, until) => `Creado: ${made}. Vale hasta: ${until}`,
    end: 'Anular estos códigos',
    ask: '¿Anular estos códigos?',
    question:
      'Desde ahora se rechaza cada uno. Si alguien iba a comprobar alguno, necesita otro código.',
    confirm: 'Anular códigos',
    ended: 'Códigos anulados',
    endedText: 'Se rechazan desde ahora.',
  },
}
