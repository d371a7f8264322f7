import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/wallet/later-notices-words.ts'

export const walletLaterNotices: Translated<typeof english> = {
  clock: {
    title: 'Problema con el reloj',
    behind: (span) => `El reloj de este dispositivo tiene ${span} de atraso.`,
    ahead: (span) => `El reloj de este dispositivo tiene ${span} de adelanto.`,
    seconds: (count) => `${String(count)} segundos`,
    minutes: (count) => `${String(count)} minutos`,
    hours: (count) => `${String(count)} horas`,
    days: (count) => `${String(count)} días`,
    isCorrected:
      'Tus códigos se corrigen según esto; de todos modos, pon la fecha y la hora en automático.',
    wasSo:
      'Así era la última vez que tuvo conexión. Hasta que vuelva a tenerla, tus códigos se crean para ambas horas cuando es posible.',
  },
  passes: {
    troubles: {
      'no-secure-context':
        'Esta página no usa https, así que este dispositivo no puede crear códigos por sí mismo. Los crea el servidor, y eso requiere conexión cada vez.',
      'too-many-devices':
        'Tu cuenta ya tiene diez dispositivos. Da de baja uno en Ajustes para mostrar credenciales aquí sin conexión.',
    },
    heldBack:
      'El emisor está corrigiendo sus registros después de una falla y no renueva nada hasta terminar.',
    goodUntil: (time) => `Lo que tiene este dispositivo sirve hasta el ${time}.`,
    noneUntilThen: 'Hasta entonces, este dispositivo no puede mostrar tus credenciales.',
    ended:
      'Este dispositivo estuvo demasiado tiempo sin conexión para mostrar credenciales sin ella. Conéctate una vez para renovarlo.',
    endsSoon: (time) =>
      `Sin conexión, este dispositivo puede mostrar tus credenciales hasta el ${time}. Conéctate antes para renovarlo.`,
  },
  expiry: {
    title: 'Recibe un aviso antes de que venza una credencial',
    text: 'Tu navegador te pregunta una vez. Esta aplicación te avisa mientras está abierta, y nada sale de este dispositivo.',
    allow: 'Permitir notificaciones',
    refuse: 'No, gracias',
    error: 'Error',
    failed: 'No se pudieron guardar los ajustes. Inténtalo de nuevo.',
  },
  samePhone: {
    title: '¿Es este un teléfono que ya usaste antes?',
    text: 'La aplicación de la pantalla de inicio ocupa un lugar propio entre tus diez dispositivos. Si el navegador de este mismo teléfono también ocupa uno, da de baja ese: de ahora en adelante usas la aplicación.',
    label: 'El mismo teléfono, y cuándo se renovó por última vez',
    end: 'Sí, darlo de baja ahí',
    no: 'No, es otro teléfono',
  },
}
