import type { DocumentWords } from '../document-words.ts'

export const documentWords: DocumentWords = {
  description:
    'Prepárate para tu entrevista de visa de EE. UU. con preguntas y herramientas de práctica, y lleva una credencial de visa digital que cualquiera puede verificar.',
  titles: {
    'Visa Success Guide': 'Visa Success Guide',
    'Secure Checkout · Visa Success Guide': 'Pago seguro · Visa Success Guide',
  },
  noScript: {
    'Visa Success Guide needs JavaScript. Turn it on and load this page again.':
      'Visa Success Guide necesita JavaScript. Actívalo y vuelve a cargar esta página.',
    'Paying needs JavaScript. Turn it on and load this page again.':
      'El pago necesita JavaScript. Actívalo y vuelve a cargar esta página.',
  },
  manifest: {
    shortcuts: {
      'Show QR': { name: 'Mostrar QR', description: 'Abre tu billetera y muestra una credencial' },
      Scan: { name: 'Escanear', description: 'Escanea y verifica una credencial' },
      'Continue learning': {
        name: 'Seguir aprendiendo',
        description: 'Sigue donde dejaste tu preparación',
      },
    },
    screenshots: {
      'Prepare for your US visa interview': 'Prepárate para tu entrevista de visa de EE. UU.',
      'The guide on a phone': 'La guía en un teléfono',
      'Practise with questions, and read the reason for each answer':
        'Practica con preguntas y lee la razón de cada respuesta',
      'Verify a credential without an account': 'Verifica una credencial sin una cuenta',
    },
  },
}
