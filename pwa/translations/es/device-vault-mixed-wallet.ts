import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/vault/mixed-wallet-words.ts'

export const deviceVaultMixedWallet: Translated<typeof english> = {
  title: 'Billetera',
  lead: 'Cárgala de nuevo desde tu cuenta para usarla aquí.',
  copy: {
    title: 'Esta copia no se puede abrir',
    text: 'Las partes de tu billetera que este dispositivo guarda no corresponden entre sí, como cuando los datos de un navegador se restauran de distintas copias de seguridad. No se abrió nada de eso, y tu cuenta no está afectada.',
  },
  needs:
    'Para cargarla de nuevo hace falta conexión. Se elimina lo que está guardado aquí con su PIN, y lo que este dispositivo anotó de los códigos que creaste; después puedes elegir otro PIN en Ajustes.',
  loadAgain: 'Cargar de nuevo',
}
