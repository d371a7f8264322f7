import type { english } from '#pwa/app/words.tsx'
import type { Translated } from '#pwa/language/words.ts'

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
  footer: {
    links: 'Pie de página',
    corrections: 'Correcciones',
    legal: { privacy: 'Privacidad', terms: 'Términos', refunds: 'Reembolsos' },
    support: (hours) => `Soporte por correo ${hours}`,
    supportAt: (hours, address) => (
      <>
        Soporte por correo {hours}: {address}
      </>
    ),
    issuer: (name) => `Las credenciales de este sitio son emitidas por ${name}`,
    noGovernment:
      'Ninguna credencial de este sitio es un documento del Gobierno de Estados Unidos. Visa Success Guide no es un bufete de abogados ni es el Gobierno, y nada de lo que hay aquí es asesoría legal.',
    version: (version) => `Versión ${version}`,
    install: {
      button: 'Instalar la aplicación',
      byHand:
        'Para instalar la aplicación, toca Compartir en tu navegador y elige “Agregar a inicio”. Lo que guardas aquí en el navegador se elimina cuando hayas usado el navegador siete días sin volver; en la aplicación se conserva. La aplicación empieza vacía: inicia sesión en ella y abre tu billetera una vez con conexión.',
      refuse: 'No, gracias',
    },
  },
  language: {
    label: 'Idioma',
  },
  homeScreen: {
    title: 'Esta aplicación empieza vacía',
    text: (link) => (
      <>
        No tiene nada de lo que guarda el navegador de este teléfono. {link('Abre tu billetera')}{' '}
        aquí una vez con conexión: después funciona sin ella.
      </>
    ),
    close: 'Ahora no',
  },
  mobileSheet: {
    guide: 'La guía',
  },
  notFound: {
    tab: 'Página no encontrada · Visa Success Guide',
    title: '404: página no encontrada',
    text: 'No hay nada en esta dirección. Quizá se escribió mal o cambió de lugar.',
    home: 'Volver al inicio',
  },
  userMenu: {
    wallet: 'Billetera digital',
    console: 'Panel de administración',
    profile: 'Perfil',
    logout: 'Cerrar sesión',
  },
}
