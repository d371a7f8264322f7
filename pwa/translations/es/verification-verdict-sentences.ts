import type { VerdictCode } from '#contracts/verification/verdict.ts'

export const verificationVerdictSentences: Readonly<Record<VerdictCode, string>> = {
  TOKEN_MISSING:
    'Esto no es un código de verificación. Escanea el código otra vez o pega el enlace completo.',
  TOKEN_MALFORMED:
    'Este código está dañado o fue alterado. Pide al titular que lo muestre de nuevo.',
  UNKNOWN_ISSUER: 'Este código nombra una clave de emisor que no conocemos. No lo aceptes.',
  SIGNATURE_INVALID: 'El emisor no firmó este código tal como está. No lo aceptes.',
  PASS_RECALLED:
    'El emisor retiró este código. Pide al titular que se conecte una vez y muestre uno nuevo.',
  DEVICE_SIGNATURE_MISSING:
    'A este código le falta la firma del dispositivo al que pertenece. Pide un código de ese dispositivo.',
  DEVICE_SIGNATURE_INVALID:
    'Este código no fue firmado por el dispositivo al que pertenece. Pide un código de ese dispositivo.',
  TOKEN_NOT_YET_VALID:
    'Según nuestro reloj, este código se hizo en el futuro: uno de los dos relojes está mal. Corrige la hora del dispositivo y luego muestra un código nuevo.',
  TOKEN_OUT_OF_BOUNDS:
    'Este código dice durar más de lo que un código puede durar. Pide uno nuevo al titular.',
  TOKEN_BEFORE_PASS:
    'Este código se hizo antes de que se emitiera su pase: el reloj de ese dispositivo está atrasado. Pide al titular que ponga la fecha y la hora en automático y luego muestre un código nuevo.',
  PASS_EXPIRED:
    'El dispositivo que hizo este código lleva demasiado tiempo sin conexión. Pide al titular que se conecte y muestre un código nuevo.',
  QR_TOKEN_EXPIRED: 'Este código venció. Pide al titular que muestre uno nuevo.',
  CREDENTIAL_NOT_FOUND: 'El emisor no tiene registro de esta credencial.',
  PASS_NOT_ISSUED:
    'El emisor no tiene registro de haber hecho este código, o tiene registro de otro. No lo aceptes.',
  CREDENTIAL_IN_DOUBT:
    'El emisor ya no puede responder por esta credencial. Pide al titular que la haga emitir de nuevo.',
  CREDENTIAL_IS_SAMPLE: 'Esto es una muestra. No prueba nada.',
  CREDENTIAL_REVOKED: 'El emisor revocó esta credencial. Ya no es válida.',
  PASS_REVOKED:
    'Quedó sin efecto la credencial, o el dispositivo o el código que la mostró. Comprueba en línea.',
  DEVICE_REVOKED:
    'Se dio de baja la clave que firmó este código en su dispositivo, y eso no dice nada de la credencial. Pide al titular un código nuevo.',
  CODE_ENDED: 'El titular anuló este código. Pide uno nuevo.',
  CREDENTIAL_NOT_YET_VALID:
    'Esta credencial es auténtica y aún no es válida: su primer día todavía está por llegar.',
  CREDENTIAL_EXPIRED: 'Esta credencial ya pasó su último día de validez.',
  ANCHOR_MISMATCH: 'Esta credencial no es la que se ancló en la cadena de bloques. No la aceptes.',
  ISSUER_NOT_KNOWN_HERE:
    'Sin comprobar: el código nombra una clave de emisor que este dispositivo no ha visto. Conéctate una vez y luego comprueba de nuevo.',
  TRUST_MISSING:
    'Sin comprobar: este dispositivo aún no tiene lista. Conéctate una vez y luego comprueba de nuevo.',
  KEY_SET_EXPIRED:
    'Sin comprobar: la lista de claves del emisor en este dispositivo es demasiado antigua. Conéctate una vez y luego comprueba de nuevo.',
  REVOCATION_NOT_CHECKED: 'Firma válida, revocación sin comprobar. Conéctate para comprobarla.',
  CHAIN_DISAGREES:
    'Sin comprobar: solo la cadena de bloques dice que fue revocada. Pregunta al emisor.',
  CLOCK_UNSURE:
    'Sin comprobar: este dispositivo no está seguro de la hora. Conéctate una vez y luego comprueba de nuevo.',
}
