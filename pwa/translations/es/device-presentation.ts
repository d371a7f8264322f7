import type { english } from '#pwa/device/presentation/words.ts'
import type { Translated } from '#pwa/language/words.ts'
import { wallet } from './wallet.tsx'

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
    waiting: 'Una clave nueva. Espera para reemplazar la clave de un dispositivo.',
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
  expiry: {
    titles: wallet.visaClass.titles,
    soon: (title) => `${title}: vence pronto`,
    lastDay: (day) => `Su último día es el ${day}.`,
  },
  handOut: {
    text: 'Verifica esta credencial digital de visa',
    shared: 'Código QR compartido',
    copied: 'Enlace copiado',
    copiedText: 'Quien tenga el enlace puede verificar esta credencial hasta que venza el código.',
    failed: 'No se pudo compartir',
    failedText: 'No se pudo compartir el enlace de verificación. Intenta de nuevo.',
    downloaded: 'Código QR descargado',
  },
}
