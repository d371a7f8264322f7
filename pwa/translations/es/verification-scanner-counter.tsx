import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/verification/scanner/counter-words.tsx'

export const verificationScannerCounter: Translated<typeof english> = {
  verifying: 'Verificando la credencial…',
  successful: 'Verificación exitosa',
  verified: 'Credencial válida verificada',
  typeVerified: (type) => `Credencial ${type} válida verificada`,
  notChecked: 'Sin comprobar',
  failed: 'La verificación falló',
  notVerified: 'La verificación falló',
  errorOf: (sentence) => `Error de verificación: ${sentence}`,
  tryAgain: 'Intentar de nuevo',
  next: 'Siguiente',
  clearsIn: (countdown) => <>Se borra en {countdown}</>,
  keep: 'Conservar',
  stays: 'Se queda hasta que presiones Siguiente, o N.',
  options: {
    label: 'Escaneo',
    tally: (valid, notValid) =>
      `Desde que se abrió esta página: válidas, ${valid}; no válidas, ${notValid}`,
    sound: 'Sonido y vibración',
    soundHint: 'Uno para válida, otro para todo lo demás.',
    goesOn: 'La siguiente por sí sola',
    goesOnHint: 'Después de un código ante la cámara, el veredicto deja lugar al siguiente.',
  },
}
