import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/wallet/help-dialog-words.ts'

export const walletHelpDialog: Translated<typeof english> = {
  title: 'Ayuda de la billetera',
  questions: {
    whatItIs: {
      question: '¿Qué es una credencial de visa digital?',
      answer:
        'Un registro firmado de una visa, emitido para tu cuenta: su clase, sus fechas y tu nombre. Cualquiera que lo compruebe ve de inmediato si lo firmó el emisor que se nombra en él, y si se revocó desde entonces. Prueba lo que dice ese emisor, y nada más: no es ni una visa ni un pasaporte, y por sí solo no te da entrada a ningún lugar.',
    },
    howToGet: {
      question: '¿Cómo obtengo una?',
      answer:
        'Un administrador del emisor la emite para tu cuenta; no puedes crear una por tu parte. Después aparece aquí, y un correo te avisa.',
    },
    howToShow: {
      question: '¿Cómo muestro una credencial?',
      answer:
        'Elige Mostrar QR en su tarjeta y sostén el teléfono frente al escáner. El verificador ve tus iniciales, la clase, las fechas y el número de la credencial. Tu nombre se queda en tu tarjeta; tu número de pasaporte nunca está en el código.',
    },
    offline: {
      question: '¿Funciona sin conexión?',
      answer:
        'Sí. Después de una visita con conexión, este dispositivo guarda tus tarjetas y una clave propia, y firma cada código por sí mismo durante siete días. Cada visita con conexión inicia otra vez los siete días.',
    },
    whyExpire: {
      question: '¿Por qué vence un código?',
      answer:
        'Para que una foto de él valga poco. Elige en Ajustes cuánto dura un código, de 2 a 15 minutos. Uno nuevo no cuesta nada.',
    },
    statuses: {
      question: '¿Qué significan los estatus?',
      answer:
        'Válida: se puede mostrar. Vence pronto: se puede mostrar, y su último día está cerca. Vencida: su último día ya pasó. Revocada: el emisor la retiró. Las credenciales vencidas y revocadas no se pueden mostrar.',
    },
    lostPhone: {
      question: 'Perdí mi teléfono. ¿Qué hago?',
      answer:
        'Inicia sesión en otro dispositivo, abre Ajustes y da de baja el dispositivo perdido: sus códigos dejan de ser válidos de inmediato donde los verificadores tienen conexión, y en el plazo de un día en los demás lugares. Luego cambia tu contraseña.',
    },
    government: {
      question: '¿Es esto un documento del gobierno de EE. UU.?',
      answer:
        'No. El emisor se nombra en cada tarjeta. Lleva los documentos que piden el consulado y la frontera.',
    },
  },
}
