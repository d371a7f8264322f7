import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/wallet/later-notices-words.ts'

export const walletLaterNotices: Translated<typeof english> = {
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
