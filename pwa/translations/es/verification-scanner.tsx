import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/verification/scanner/words.tsx'

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
  counter: {
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
  },
  reader: {
    anotherKind: {
      title: 'No es el código de una credencial',
      text: 'Ese es otro tipo de código QR. Muestra el código de una credencial.',
    },
    camera: {
      label: 'Cámara',
      start: 'Encender la cámara',
      numbered: (number) => `Cámara ${number}`,
      light: 'Luz',
      starting: 'Iniciando la cámara…',
      tryAgain: 'Intentar de nuevo',
      hints: {
        hold: 'Sostén el código a entre 15 y 25 cm de la cámara. Se lee automáticamente.',
        held: 'Este código ya se comprobó. Muestra el siguiente.',
        paused:
          'Tu dispositivo pausó la cámara, por una llamada o por otro programa. Continúa por sí sola.',
        noReader:
          'El lector de códigos no se inició. Carga esta página de nuevo, o pega lo que contiene el código.',
      },
      faults: {
        refused: {
          title: 'No se permitió la cámara',
          text: 'Permite la cámara para este sitio en los ajustes de tu navegador y luego intenta de nuevo. Hasta entonces, sube una imagen del código o pega lo que contiene.',
        },
        missing: {
          title: 'No se encontró ninguna cámara',
          text: 'Conecta una cámara e intenta de nuevo, o usa un escáner, una imagen del código o su texto.',
        },
        busy: {
          title: 'La cámara no se inicia',
          text: 'Puede que otro programa la esté usando. Cierra ese programa y luego intenta de nuevo.',
        },
        ended: {
          title: 'La cámara se detuvo',
          text: 'Se desconectó, o una llamada u otro programa la tomó. Intenta de nuevo, o sube una imagen del código.',
        },
        insecure: {
          title: 'Sin cámara en esta conexión',
          text: 'Los navegadores abren la cámara solo para páginas servidas de forma segura. Abre esta página con su dirección https, o usa una de las otras dos maneras.',
        },
      },
    },
    picture: {
      reading: 'Leyendo la imagen…',
      choose: 'Elige una imagen del código',
      chooseHint:
        'o suéltala aquí. PNG, JPEG o WebP, hasta 10 MB. Se lee en este dispositivo y no se envía a ninguna parte.',
      megapixels: (count) => `La imagen tiene ${count} megapíxeles.`,
      faults: {
        'not an image': { title: 'Archivo no válido', text: 'Selecciona un archivo de imagen' },
        'another format': {
          title: 'Archivo no válido',
          text: 'Aquí se leen PNG, JPEG y WebP. Haz una captura de pantalla de la imagen y elige esa captura.',
        },
        'too large': {
          title: 'Imagen demasiado grande',
          text: 'El archivo tiene más de 10 MB. Usa una imagen más pequeña o recórtala hasta dejar solo el código.',
        },
        'too many pixels': {
          title: 'Imagen demasiado grande',
          text: 'Se leen hasta 200 megapíxeles. Usa una imagen más pequeña o recórtala hasta dejar solo el código.',
        },
        broken: {
          title: 'No se puede leer la imagen',
          text: 'El archivo está dañado o incompleto. Toma la foto de nuevo.',
        },
        'no code': {
          title: 'No se encontró ningún código QR',
          text: 'Toma la foto de nuevo desde más cerca, nítida, derecha y sin reflejos.',
        },
        'no reader': {
          title: 'El lector no se inició',
          text: 'Comprueba tu conexión y carga esta página de nuevo, o pega lo que contiene el código.',
        },
      },
    },
  },
}
