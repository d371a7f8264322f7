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
  signInFor: {
    wallet: {
      title: 'Inicia sesión para ver tu billetera',
      text: 'Tus credenciales de visa digitales se guardan en tu cuenta.',
      action: 'Iniciar sesión',
    },
    request: {
      title: 'Otra billetera pide una credencial',
      text: 'Inicia sesión para ver quién la pide y para decir sí o no.',
      action: 'Iniciar sesión',
    },
    center: {
      title: 'Debes iniciar sesión',
      text: 'Inicia sesión para escanear y verificar credenciales. Cualquier persona puede comprobar una sola credencial sin tener cuenta.',
      action: 'Ir a iniciar sesión',
    },
  },
  checkOne: 'Comprobar una credencial',
}
