import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/app/words.ts'

export const app: Translated<typeof english> = {
  skip: 'Ir al contenido',
  home: 'Visa Success Guide, inicio',
  mainLinks: 'Principal',
  menu: 'Menú',
  login: 'Iniciar sesión',
  getStarted: 'Empezar',
  sections: {
    features: 'Funciones',
    guide: 'Guía',
    stories: 'Casos de éxito',
    pricing: 'Precios',
  },
  tools: {
    menu: 'Herramientas',
    title: 'Sistema de visa digital',
    wallet: 'Billetera de visa digital',
    center: 'Verificación con QR',
    verify: 'Verificación pública',
    console: 'Consola',
  },
  learning: { dashboard: 'Panel', progress: 'Avance' },
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Oscuro', system: 'Sistema' },
  offline: {
    title: 'Sin conexión',
    text: 'Ves lo que guardó este dispositivo. Lo que cambies aquí se envía en cuanto vuelvas a tener conexión.',
  },
}
