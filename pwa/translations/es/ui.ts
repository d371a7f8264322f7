import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/ui/words.ts'

export const ui: Translated<typeof english> = {
  loading: 'Cargando…',
  failed: {
    tab: 'Algo salió mal',
    title: 'No se pudo mostrar esta página',
    text: 'Algo salió mal en esta página o falló tu conexión mientras se cargaba. No se perdió nada de lo que guardaste.',
    reload: 'Cargar de nuevo',
    home: 'Volver al inicio',
  },
}
