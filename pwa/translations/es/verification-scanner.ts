import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/verification/scanner/words.ts'

export const verificationScanner: Translated<typeof english> = {
  ways: {
    label: 'Cómo escanear',
    manual: 'Entrada manual',
    image: 'Subir imagen',
    camera: 'Escanear con cámara',
  },
  manual: {
    label: 'Datos del código QR',
    placeholder: 'Pega el enlace de verificación o los dígitos del código',
    hint: 'Un escáner que funciona como teclado no necesita ningún campo: solo escanea.',
    verify: 'Verificar la credencial',
    paste: 'Pegar del portapapeles',
    reset: 'Restablecer',
    toasts: {
      noInput: { title: 'Entrada no válida', description: 'Escribe los datos del código QR' },
      noAccess: {
        title: 'Falló el acceso al portapapeles',
        description: 'No se pudo leer el portapapeles',
      },
      noData: { title: 'Sin datos', description: 'El portapapeles está vacío' },
    },
  },
}
