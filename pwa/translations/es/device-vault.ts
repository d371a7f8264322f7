import type { english } from '#pwa/device/vault/words.ts'
import type { Translated } from '#pwa/language/words.ts'

export const deviceVault: Translated<typeof english> = {
  hint: (digits) => `Al menos ${digits} dígitos que otras personas no adivinarían.`,
  tooShort: (digits) => `Usa ${digits} dígitos o más.`,
  guessable:
    'Otras personas lo adivinarían: no uses un cumpleaños ni una serie como 123456, y usa más de un dígito distinto.',
  connect: 'Conéctate una vez para cambiar esto.',
  changedMeanwhile: 'Esta billetera se cambió en otra pestaña. Intenta de nuevo.',
  mixedWallet: {
    title: 'Billetera',
    lead: 'Cárgala de nuevo desde tu cuenta para usarla aquí.',
    copy: {
      title: 'Esta copia no se puede abrir',
      text: 'Las partes de tu billetera que este dispositivo guarda no corresponden entre sí, como cuando los datos de un navegador se restauran de distintas copias de seguridad. No se abrió nada de eso, y tu cuenta no está afectada.',
    },
    needs:
      'Para cargarla de nuevo hace falta conexión. Se elimina lo que está guardado aquí con su PIN, y lo que este dispositivo anotó de los códigos que creaste; después puedes elegir otro PIN en Ajustes.',
    loadAgain: 'Cargar de nuevo',
  },
  pinScreen: {
    title: 'Billetera',
    enter: 'Escribe tu PIN para abrirla en este dispositivo.',
    pin: 'PIN',
    unlock: 'Desbloquear',
    wrong: 'PIN incorrecto. Intenta de nuevo.',
    wrongUntil: (time) => `PIN incorrecto. Intenta de nuevo en ${time}.`,
    forgot: 'Olvidé mi PIN',
    question:
      'Se descarta lo que el PIN protege en este dispositivo y tu billetera se carga de nuevo desde tu cuenta. Para eso hace falta conexión. Lo que este dispositivo anotó de los códigos que creaste no vuelve, y esos códigos terminan ahora.',
    loadAgain: 'Cargar de nuevo',
  },
  pinSetup: {
    title: 'Elige un PIN',
    description:
      'Abre la billetera solo en este dispositivo. Si lo olvidas, la billetera se carga de nuevo desde tu cuenta, pero no lo que este dispositivo anotó de los códigos que creaste.',
    pin: 'PIN',
    again: 'PIN otra vez',
    differ: 'Los dos PIN son distintos.',
    failed: 'No se pudo establecer el PIN. Intenta de nuevo.',
    set: 'Establecer PIN',
  },
}
