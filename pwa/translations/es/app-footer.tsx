import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/app/footer-words.tsx'

export const appFooter: Translated<typeof english> = {
  links: 'Pie de página',
  legal: { privacy: 'Privacidad', terms: 'Términos', refunds: 'Reembolsos' },
  support: (hours) => `Soporte por correo ${hours}`,
  supportAt: (hours, address) => (
    <>
      Soporte por correo {hours}: {address}
    </>
  ),
  issuer: (name) => `Las credenciales de este sitio son emitidas por ${name}`,
  noGovernment:
    'No son documentos del Gobierno de Estados Unidos. Visa Success Guide no es un bufete de abogados ni es el Gobierno, y nada de lo que hay aquí es asesoría legal.',
  version: (version) => `Versión ${version}`,
  install: {
    button: 'Instalar la aplicación',
    byHand:
      'Para instalar la aplicación, toca Compartir en tu navegador y elige “Agregar a inicio”. Lo que guardas aquí en el navegador se elimina cuando hayas usado el navegador siete días sin volver; en la aplicación se conserva. La aplicación empieza vacía: inicia sesión en ella y abre tu billetera una vez con conexión.',
    refuse: 'No, gracias',
  },
}
