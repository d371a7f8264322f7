import type { english } from '#pwa/device/sync/words.ts'
import { plural, type Translated } from '#pwa/language/words.ts'

export const deviceSync: Translated<typeof english> = {
  title: 'No se guardó en tu cuenta',
  refused: (count) =>
    plural(count, {
      one: 'El servidor rechazó un cambio. Lo que hiciste está guardado en este dispositivo.',
      other: `El servidor rechazó ${String(count)} cambios. Lo que hiciste está guardado en este dispositivo.`,
    }),
  tryAgain: 'Intentar de nuevo',
}
